import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { StoryMove } from './describe-story-move.ts'

/** Articles that editors moved into or out of a story, newest first. */
export async function listMovesOfStory(db: Db, storyId: string, limit: number): Promise<StoryMove[]> {
  return select(
    db,
    sql`(
      (select * from revisions where record_table = 'story_links' and after ->> 'story_id' = ${storyId}
        order by at desc limit ${limit})
      union
      (select * from revisions where record_table = 'story_links' and before ->> 'story_id' = ${storyId}
        order by at desc limit ${limit})
    )`,
    limit,
  )
}

/** The moves of a news link, including those of the entry that it was before. */
export async function listMovesOfLink(db: Db, linkId: string, limit: number): Promise<StoryMove[]> {
  return select(
    db,
    sql`(select * from revisions where record_table = 'story_links'
      and record_id in (select id from story_links where news_link_id = ${linkId}))`,
    limit,
  )
}

async function select(db: Db, revisions: ReturnType<typeof sql>, limit: number): Promise<StoryMove[]> {
  const { rows } = await sql<{
    id: string
    at: Date
    accountName: string
    title: string
    fromId: string | null
    fromTitle: string | null
    toId: string | null
    toTitle: string | null
  }>`
    select revision.id, revision.at, account_name, coalesce(link.title, entry.title,
        nullif(coalesce(after, before) ->> 'title', ''), coalesce(after, before) ->> 'canonical_url') as title,
      before ->> 'story_id' as from_id, source.desk_title as from_title,
      after ->> 'story_id' as to_id, target.desk_title as to_title
    from ${revisions} revision
      left join stories source on source.id = (before ->> 'story_id')::uuid
      left join stories target on target.id = (after ->> 'story_id')::uuid
      left join news_links link on link.id = (coalesce(after, before) ->> 'news_link_id')::uuid
      left join entries entry on entry.id = (coalesce(after, before) ->> 'entry_id')::uuid
    where before ->> 'story_id' is distinct from after ->> 'story_id'
    order by revision.at desc, revision.id desc limit ${limit}`.execute(db)
  const story = (id: string | null, title: string | null) => (id === null ? null : { id, title: title ?? '' })
  return rows.map(({ fromId, fromTitle, toId, toTitle, ...row }) => ({
    ...row,
    from: story(fromId, fromTitle),
    to: story(toId, toTitle),
  }))
}
