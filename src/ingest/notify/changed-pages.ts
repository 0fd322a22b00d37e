import { inEdition } from '../../address/site-path.ts'
import type { Edition } from '../../text/language.ts'
import type { Notice } from './write-payloads.ts'

// Addresses of ours that show something else after a notice. A hub and a search engine read them themselves.

type Site = { origin: string; editions: (Edition | null)[]; slugOfStory: ReadonlyMap<string, string> }

/** Feeds of the site, of the category, of stories and of corrections. */
export function listChangedFeeds(notices: Notice[], site: Site): string[] {
  return listAddresses(notices, site, notice => {
    if (notice.record === 'correction') return ['/corrections/feed.xml']
    return pathsOf(notice, site).flatMap(path => {
      const base = path === '/' ? '' : path
      return [`${base}/feed.xml`, `${base}/feed.json`]
    })
  })
}

/** Our own pages of stories and categories; articles are the outlets'. */
export function listChangedPages(notices: Notice[], site: Site): string[] {
  return listAddresses(notices, site, notice => pathsOf(notice, site).filter(path => path !== '/'))
}

function pathsOf({ record, slug, recordId, facts }: Notice, { slugOfStory }: Site): string[] {
  if (record === 'link') return slug ? ['/', `/category/${slug}`] : ['/']
  const story = facts?.slug ?? slugOfStory.get(recordId ?? '')
  return record === 'story' ? ['/stories', ...(story ? [`/story/${story}`] : [])] : []
}

function listAddresses(
  notices: Notice[],
  { origin, editions }: Site,
  pathsFor: (notice: Notice) => string[],
): string[] {
  const paths = [...new Set(notices.flatMap(pathsFor))]
  return paths.flatMap(path => editions.map(edition => origin + inEdition(edition, path)))
}
