import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { nameRecords } from '../revisions/name-references.ts'
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
    toId: string | null
  }>`
    select revision.id, revision.at, account_name, coalesce(link.title, entry.title,
        nullif(coalesce(after, before) ->> 'title', ''), coalesce(after, before) ->> 'canonical_url') as title,
      before ->> 'story_id' as from_id, after ->> 'story_id' as to_id
    from ${revisions} revision
      left join news_links link on link.id = (coalesce(after, before) ->> 'news_link_id')::uuid
      left join entries entry on entry.id = (coalesce(after, before) ->> 'entry_id')::uuid
    where before ->> 'story_id' is distinct from after ->> 'story_id'
    order by revision.at desc, revision.id desc limit ${limit}`.execute(db)
  const stories = rows.flatMap(({ fromId, toId, at }) =>
    [fromId, toId].flatMap(id => (id === null ? [] : { id, at })),
  )
  const nameOf = await nameRecords(db, stories)
  const story = (id: string | null, at: Date) => (id === null ? null : { id, title: nameOf(id, at) ?? '' })
  return rows.map(({ fromId, toId, ...row }) => ({
    ...row,
    from: story(fromId, row.at),
    to: story(toId, row.at),
  }))
}
