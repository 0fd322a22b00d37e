import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { isPending } from '../articles/entry-status.ts'
import type { RestoreRule } from '../revisions/restore-records.ts'

/**
 * Removes the samples when the first real link is published, by a feed or by hand, in the same transaction: links, waiting
 * entries and their stories, with everything that editors attached to them. Sample categories and outlets go too if unused;
 * an outlet in use loses its invented rating and owner. Pages such as "About" stay. Returns the number of removed links.
 */
export async function removeSamples(db: Db): Promise<number> {
  // Every poll with news calls this, and deleting nothing from eight tables still plans and runs all their triggers: 3 ms.
  if (!(await hasSamples(db))) return 0
  // Two feeds may publish their first entries at once: `skip locked` keeps each from waiting for rows that the other removes.
  // Waiting samples are removed even if an editor deleted the sample links before.
  const { rows } = await sql<{ links: number; waiting: number }>`
    with links as (
      delete from news_links where id in (select id from news_links where is_sample for update skip locked)
      returning id, canonical_url
    ), waiting as (
      delete from entries where id in (select id from entries where is_sample for update skip locked)
      returning id, canonical_url
    ), articles as (
      select id, canonical_url from links union all select id, canonical_url from waiting
    ), places as (
      select id, story_id from story_links
      where news_link_id in (select id from articles) or entry_id in (select id from articles) for update skip locked
    ), placed as (
      delete from story_links where id in (select id from places)
    ), emptied as (
      delete from stories where id in (
        select id from stories story where id in (select story_id from places)
          and not exists (select from story_links where story_id = story.id and id not in (select id from places))
        for update skip locked)
      returning id
    ), recounted as (
      insert into story_recounts (story_id)
      select distinct story_id from places where story_id is not null and story_id not in (select id from emptied)
      on conflict do nothing
    ), kept as (
      update stories set is_sample = false
      where is_sample and id in (select story_id from places) and id not in (select id from emptied)
    ), subjects as (
      select id from links union all select id from emptied
    ), corrected as (
      delete from corrections where news_link_id in (select id from subjects) or story_id in (select id from subjects)
    ), pinned as (
      delete from pins where news_link_id in (select id from subjects) or story_id in (select id from subjects)
    ), proposed as (
      delete from story_proposals
      where first_url in (select canonical_url from articles) or second_url in (select canonical_url from articles)
    ), decided as (
      delete from story_constraints
      where first_url in (select canonical_url from articles) or second_url in (select canonical_url from articles)
    )
    select (select count(*)::integer from links) as links,
      (select count(*)::integer from waiting) as waiting`.execute(db)
  const { links = 0, waiting = 0 } = rows[0] ?? {}
  if (links + waiting > 0) {
    await deleteUnused(db, 'categories', isUnusedCategory)
    await deleteUnused(db, 'outlets', isUnusedOutlet)
    await sql`
      update outlets set is_sample = false, lean = 'not-rated', lean_source = '', lean_rated_on = null, lean_note = '',
        owner = '', owner_source = null, owner_as_of = null, version = version + 1
      where is_sample`.execute(db)
  }
  return links
}

export async function hasSamples(db: Db): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select ${thereAreSamples} as has`.execute(db)
  return rows[0]?.has ?? false
}

/** The order makes PostgreSQL read the indexes of samples, also before it has statistics of tables that just grew. */
export const thereAreSamples = sql<boolean>`coalesce((select id from news_links where is_sample order by id limit 1),
  (select id from entries where is_sample order by id limit 1)) is not null`

/** Keeps those that another transaction has locked to use them. */
async function deleteUnused(
  db: Db,
  table: 'categories' | 'outlets',
  isUnused: RawBuilder<unknown>,
): Promise<void> {
  await sql`delete from ${sql.table(table)} where id in (
    select id from ${sql.table(table)} where is_sample and ${isUnused} for update skip locked)`.execute(db)
}

const isUnusedCategory = sql`not exists (select from news_links where category = categories.id)
  and not exists (select from feeds where category = categories.id)
  and not exists (select from rules where categories.id in (category, to_category))
  and not exists (select from entries where category = categories.id and status = 'waiting')
  and not exists (select from entries where status = 'scheduled'
    and scheduled_link -> 'input' ->> 'category' = categories.id::text)`

// An editor may have given it a feed or a rule.
const isUnusedOutlet = sql`not exists (select from news_links where outlet_id = outlets.id)
  and not exists (select from feeds where outlet_id = outlets.id)
  and not exists (select from rules where outlet_id = outlets.id)
  and not exists (select from entries where outlet_id = outlets.id and ${isPending})`

const sampleTables = new Set(['news_links', 'entries', 'outlets'])

/** Samples are removed when the first real link is published; neither undo nor the bin may restore them beside it. */
export const sampleRestoreRule: RestoreRule = {
  async refuse(tx, restored) {
    const isSample = restored.some(
      ({ revision, to }) => sampleTables.has(revision.recordTable) && to?.is_sample === true,
    )
    if (!isSample) return null
    const { rows } = await sql`select from news_links where not is_sample limit 1`.execute(tx)
    return rows.length > 0 ? 'nothing-to-undo' : null
  },
}
