import { sql } from 'kysely'
import type { Db } from '../../src/database/connect.ts'
import { addRow } from './builders.ts'

// Continues across the test files of one Vitest worker.
let count = 0

type StoryFields = {
  slug?: string
  title?: string
  leadUrl?: string
  isHidden?: boolean
  mergedInto?: string
  heat?: number
}

/**
 * A story of these published links and waiting entries, with the counts that readers see. The host of each link is its
 * outlet.
 */
export async function addStory(
  db: Db,
  {
    links,
    entries = [],
    ...fields
  }: StoryFields & {
    links: { id: string; url: string; publishedAt: Date; title: string }[]
    entries?: { id: string; url: string; title: string }[]
  },
) {
  count += 1
  const { heat = count, ...given } = fields
  const times = links.map(({ publishedAt }) => publishedAt.getTime())
  const now = new Date(Math.max(0, ...times))
  const story = await addRow(db, 'stories', {
    slug: `story-${count}`,
    firstAt: now,
    lastAt: now,
    articleCount: links.length + entries.length,
    voiceCount: links.length,
    heat,
    ...given,
  })
  for (const { id, url, title, publishedAt } of links) {
    const place = { storyId: story.id, canonicalUrl: url, title, publishedAt, outlet: new URL(url).host }
    await addRow(db, 'storyLinks', { ...place, newsLinkId: id, status: 'placed' })
  }
  for (const { id, url, title } of entries) {
    const place = { storyId: story.id, canonicalUrl: url, title, publishedAt: now, outlet: new URL(url).host }
    await addRow(db, 'storyLinks', { ...place, entryId: id, status: 'placed' })
  }
  await countStory(db, story.id, heat)
  return db.selectFrom('stories').selectAll().where('id', '=', story.id).executeTakeFirstOrThrow()
}

/**
 * Sets the counts as the worker does (domain/stories/refresh-stories.ts), but counts copies of one text as separate
 * voices.
 */
export async function countStory(db: Db, id: string, heat = 1): Promise<void> {
  await sql`
    update stories story
    set public_link_count = counted.links, public_outlet_count = counted.outlets, public_voice_count = counted.outlets,
      public_first_at = counted.first_at, public_last_at = counted.last_at, public_heat = ${heat}
    from (
      select count(*)::integer as links, count(distinct place.outlet)::integer as outlets,
        min(link.published_at) as first_at, max(link.published_at) as last_at
      from story_links place join news_links link on link.id = place.news_link_id where place.story_id = ${id}
    ) counted
    where story.id = ${id}`.execute(db)
}
