import type { Db } from '../../database/connect.ts'
import { listFeeds } from './feed-queries.ts'

const emptyList =
  '<?xml version="1.0" encoding="utf-8"?>\n<opml version="2.0"><head><title>Feeds</title></head><body/></opml>\n'

/** All feeds as OPML, one folder per category. Our own import reads category, categorizing, publishing, outlet and `disabled` back. */
export async function exportFeeds(db: Db, now: Date): Promise<string> {
  const feeds = await listFeeds(db)
  // The library refuses to write an empty list.
  if (feeds.length === 0) return emptyList
  const { generateOpml } = await import('feedsmith')
  const folders = Map.groupBy(feeds, feed => feed.categoryName)
  return generateOpml(
    {
      head: { title: 'Feeds', dateCreated: now },
      body: {
        outlines: [...folders].map(([text, inFolder]) => ({
          text,
          outlines: inFolder.map(feed => ({
            text: feed.title || feed.outletName,
            type: 'rss',
            xmlUrl: feed.url,
            htmlUrl: feed.homeUrl,
            category: feed.categorySlug,
            ...(feed.language ? { language: feed.language } : {}),
            outlet: feed.outletName,
            publishing: feed.publishing,
            categorizing: feed.categorizing,
            ...(feed.state === 'paused' ? { disabled: 'true' } : {}),
          })),
        })),
      },
    },
    { extraOutlineAttributes: ['outlet', 'publishing', 'categorizing', 'disabled'] },
  )
}
