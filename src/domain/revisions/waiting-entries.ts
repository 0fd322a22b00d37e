import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { Authorized } from '../accounts/authorize.ts'
import { entryStateColumns } from '../articles/entry-status.ts'
import { sameAddress } from '../reasons/entry-reason.ts'
import { recordChange } from './record-change.ts'
import type { Editor } from './revision.ts'

// A published article must not also wait in the queue. A verb that publishes a link outside the queue first locks
// the entries that wait at its address, in the same order as an editor's decision. After the link is written it accepts them,
// in the same batch: one undo removes the link and returns its entries.

/** Ids of the entries that wait at those of the canonical addresses that have no link yet, locked until the transaction ends. */
export async function lockWaiting(tx: Db, canonicalUrls: readonly string[]): Promise<string[]> {
  if (canonicalUrls.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    select id from entries where status = 'waiting' and canonical_url = any(${canonicalUrls})
      and not exists (select from news_links link where link.canonical_url = entries.canonical_url)
    order by id for update`.execute(tx)
  return rows.map(({ id }) => id)
}

/**
 * Files locked entries under the links of their addresses; those without a link keep waiting. The entry that the queue shows
 * becomes the one that was published as the link, unless there is one already. Its twins become duplicates of the link.
 */
export async function acceptWaiting(
  tx: Db,
  { ids, by, now, ...batch }: { ids: string[]; by: Authorized; now: Date; batchId: string; isBulk?: boolean },
): Promise<void> {
  if (ids.length === 0) return
  const { rows } = await sql<{ id: string; link: string; isFirst: boolean }>`
    select entry.id, link.id as link,
      row_number() over (partition by link.id order by entry.queued_at desc, entry.id desc) = 1 and not exists (
        select from entries other where other.news_link_id = link.id and other.status = 'published') as is_first
    from entries entry join news_links link on link.canonical_url = entry.canonical_url
    where entry.id = any(${ids}::uuid[]) and entry.status = 'waiting'`.execute(tx)
  const closed = rows.map(({ id, link, isFirst }) => ({ id, link, isNew: isFirst, category: null }))
  await recordChange(tx, { ...batch, table: 'entries', ids, action: 'update', by, now }, () =>
    closeEntries(tx, closed, { by, now }),
  )
}

/** `isNew`: the link was made from this entry; otherwise an editor's decision, no rule, makes the entry a duplicate of it. */
export type ClosedEntry = { id: string; link: string | null; isNew: boolean; category: string | null }

/** Call it inside `recordChange`. Returns the states of the entries, without the editor's name. */
export async function closeEntries(tx: Db, closed: readonly ClosedEntry[], { by, now }: Editor) {
  const given = sql<{ id: string }>`json_to_recordset(${JSON.stringify(closed)}::json)`
  return tx
    .updateTable('entries')
    .from(given.as<'closed'>(sql`closed (id uuid, link uuid, "isNew" boolean, category uuid)`))
    .set(({ eb }) => ({
      status: sql`case when closed."isNew" then 'published' else 'duplicate' end`,
      newsLinkId: sql`closed.link`,
      duplicateRule: null,
      reason: sql`case when closed."isNew" then null else ${JSON.stringify(sameAddress)}::jsonb end`,
      category: sql`coalesce(closed.category, entries.category)`,
      decidedAt: now,
      decidedBy: by.accountId,
      updatedAt: now,
      version: eb('entries.version', '+', 1),
    }))
    .whereRef('entries.id', '=', 'closed.id')
    .returning(entryStateColumns)
    .execute()
}

export type Standing = 'waits-already' | 'scheduled-already' | 'published-already'

type Returning = {
  /** The entries that would wait, or be scheduled, again, each at its canonical address. */
  entries: readonly { id: string; url: string | null; status: string }[]
  /** Entries that the same action writes. */
  exceptEntries: readonly string[]
  /** Links that the same action deletes or moves to another address. */
  exceptLinks: readonly string[]
}

/**
 * Whether an entry that returns to the queue would duplicate its own article, which has been queued, scheduled or published
 * since. Arriving entries never do (`listStanding`). Entries that already wait or stay scheduled are no conflict, nor are
 * entries that were held as duplicates of the published link.
 */
export async function findStanding(
  tx: Db,
  { entries, exceptEntries, exceptLinks }: Returning,
): Promise<Standing | null> {
  if (entries.length === 0) return null
  const { rows } = await sql<{ standing: Standing }>`
    with back as (
      select given.url, case when entry.status = 'duplicate' then entry.news_link_id end as held_by
      from unnest(${entries.map(({ id }) => id)}::uuid[], ${entries.map(({ url }) => url)}::text[],
          ${entries.map(({ status }) => status)}::text[]) as given (id, url, status)
        left join entries entry on entry.id = given.id
      where entry.status is distinct from 'waiting' and entry.status is distinct from given.status
    )
    select standing from (
      select 'scheduled-already' as standing from back join entries other on other.canonical_url = back.url
      where other.status = 'scheduled' and other.id <> all(${exceptEntries}::uuid[])
      union all
      select 'waits-already' from back join entries other on other.canonical_url = back.url
      where other.status = 'waiting' and other.id <> all(${exceptEntries}::uuid[])
      union all
      select 'published-already' from back join news_links link on link.canonical_url = back.url
      where link.id is distinct from back.held_by and link.id <> all(${exceptLinks}::uuid[])
    ) found
    order by array_position(array['scheduled-already', 'waits-already', 'published-already'], standing)
    limit 1`.execute(tx)
  return rows[0]?.standing ?? null
}
