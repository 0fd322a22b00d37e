// A settled story keeps its articles, its lead, and with the lead its headline and picture, until an editor changes them. The
// machine may add articles to it, and proposes the rest.
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { withMergeChain } from './merge-chain.ts'
import { isPublic, leadId } from './public-story.ts'

/** A story that was on the front page for this long was read there. */
const frontMs = 3_600_000

/** The stories that are pinned, and those of pinned links, whether the pin shows now, later or no more. */
export const pinnedStories = sql`
  select place.story_id from pins join story_links place on place.news_link_id = pins.news_link_id
  where place.story_id is not null
  union all
  select (${withMergeChain(sql`id = pins.story_id`)} select id from chain where merged_into is null)
  from pins where pins.story_id is not null`

export async function settlePinned(db: Db, now: Date): Promise<void> {
  await settle(db, sql`story.id in (${pinnedStories})`, now)
}

/** The public stories of links that readers opened. */
export async function settleOpened(db: Db, newsLinkIds: readonly string[], now: Date): Promise<void> {
  if (newsLinkIds.length === 0) return
  const opened = sql`select story_id from story_links where news_link_id = any(${newsLinkIds}::uuid[])`
  await settle(db, sql`story.id in (${opened}) and ${isPublic}`, now)
}

/** Stories that were printed in a letter. */
export async function settlePrinted(db: Db, storyIds: readonly string[], now: Date): Promise<void> {
  if (storyIds.length === 0) return
  await settle(db, sql`story.id = any(${storyIds}::uuid[])`, now)
}

/** Notes which stories are on the front page, and settles those that came there an hour ago and have not left it since. */
export async function settleFronted(db: Db, onFront: readonly string[], now: Date): Promise<void> {
  await sql`
    update stories set fronted_at = null
    where fronted_at is not null and settled_at is null and id <> all(${onFront}::uuid[])`.execute(db)
  await sql`
    update stories set fronted_at = ${now}
    where id = any(${onFront}::uuid[]) and fronted_at is null`.execute(db)
  await settle(db, sql`story.fronted_at <= ${new Date(now.getTime() - frontMs)}`, now)
}

/** Leaves a story for the next pass if another transaction is writing it. */
async function settle(db: Db, which: RawBuilder<unknown>, now: Date): Promise<void> {
  await sql`
    with found as (
      select id from stories story where settled_at is null and merged_into is null and ${which}
      order by id for no key update skip locked
    )
    update stories story set settled_at = ${now},
      settled_leads = array_remove(array[${leadId}] || settled_leads, null)
    from found where story.id = found.id`.execute(db)
}
