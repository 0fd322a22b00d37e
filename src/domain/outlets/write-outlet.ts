import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { takeLock } from '../../database/locks.ts'
import { inTransaction } from '../../database/transaction.ts'
import { isUuid } from '../fields/record-id.ts'
import { listUnmade, type RestoreRule } from '../revisions/restore-records.ts'
import type { Editor } from '../revisions/revision.ts'
import { addRecord, deleteRecords, updateRecord } from '../revisions/write-record.ts'
import { claimedHost } from './outlet.ts'
import { findOutletOfHost } from './outlet-queries.ts'
import { isFutureDay, type OutletInput, readHosts } from './outlet-schema.ts'

/** `host`: the first host that belongs to another outlet; `of`: that outlet. */
export type OutletRefusal =
  | { ok: false; reason: 'host-taken'; host: string; of: { id: string; name: string } }
  | { ok: false; reason: 'home-taken' }
  | { ok: false; reason: 'future-day'; field: 'leanRatedOn' | 'ownerAsOf' }

/**
 * The hosts in `input` (one per line) and the home page may each belong to one outlet only. Without hosts, the outlet takes
 * its home page's host if that is free; otherwise its feeds and pasted articles would not find it.
 */
export async function addOutlet(
  db: Db,
  { input, ...editor }: Editor & { input: OutletInput },
): Promise<{ ok: true; id: string; batchId: string } | OutletRefusal> {
  const future = findFutureDay(input, editor.now)
  if (future) return future
  return inTransaction(db, async tx => {
    await takeLock(tx, 'outlet hosts')
    const refusal = await findHostOwner(tx, input, null)
    if (refusal) return refusal
    const values = toValues(input)
    const hosts = values.hosts.length > 0 ? values.hosts : await listFreeHost(tx, input.homeUrl)
    const added = await addRecord(tx, { table: 'outlets', values: { ...values, hosts }, ...editor })
    return added ? { ok: true, ...added } : { ok: false, reason: 'home-taken' }
  })
}

/** `version`: the one that the form was filled from. `stale`: another editor has saved since; nothing is changed. */
export async function updateOutlet(
  db: Db,
  { input, ...update }: Editor & { id: string; version: number; input: OutletInput },
): Promise<{ ok: true; batchId: string } | OutletRefusal | { ok: false; reason: 'not-found' | 'stale' }> {
  if (!isUuid(update.id)) return { ok: false, reason: 'not-found' }
  const future = findFutureDay(input, update.now)
  if (future) return future
  return inTransaction(db, async tx => {
    await takeLock(tx, 'outlet hosts')
    const refusal = await findHostOwner(tx, input, update.id)
    if (refusal) return refusal
    const updated = await updateRecord(tx, { table: 'outlets', values: toValues(input), ...update })
    if (updated.ok) return updated
    return { ok: false, reason: updated.reason === 'taken' ? 'home-taken' : updated.reason }
  })
}

/** Deletes an outlet, its feeds, rules and learnt exceptions as one batch, which can be undone. Links and waiting entries stay. */
export async function deleteOutlet(
  db: Db,
  { id, ...editor }: Editor & { id: string },
): Promise<{ ok: true; batchId: string; feedCount: number } | { ok: false; reason: 'not-found' }> {
  if (!isUuid(id)) return { ok: false, reason: 'not-found' }
  return inTransaction(db, async tx => {
    const write = { ...editor, batchId: randomUUID() }
    // A feed that is added concurrently waits for this lock, and creates its outlet again.
    await takeLock(tx, 'outlet hosts')
    await sql`select from outlets where id = ${id} for update`.execute(tx)
    const feedCount = await deleteOf(tx, 'feeds', { id, ...write })
    await deleteOf(tx, 'rules', { id, ...write })
    await deleteOf(tx, 'duplicate_exceptions', { id, ...write })
    const { count } = await deleteRecords(tx, { table: 'outlets', ids: [id], ...write })
    if (count === 0) return { ok: false, reason: 'not-found' }
    return { ok: true, batchId: write.batchId, feedCount }
  })
}

async function deleteOf(
  tx: Db,
  table: 'feeds' | 'rules' | 'duplicate_exceptions',
  { id, ...write }: Editor & { id: string; batchId: string },
): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where outlet_id = ${id} order by id`.execute(tx)
  return (await deleteRecords(tx, { table, ids: rows.map(row => row.id), ...write })).count
}

/** Undo never deletes an outlet with what later actions gave it: the foreign keys would delete that too, without revisions. */
export const outletRestoreRule: RestoreRule = {
  async refuse(tx, restored) {
    const ids = listUnmade(restored, 'outlets')
    if (ids.length === 0) return null
    const ownIds = restored.map(({ revision }) => revision.recordId)
    // The outlets are locked, so that nobody can refer to them any more.
    const { rows } = await sql`
      select from (
        select id from feeds where outlet_id = any(${ids}::uuid[])
        union all select id from rules where outlet_id = any(${ids}::uuid[])
        union all select id from duplicate_exceptions where outlet_id = any(${ids}::uuid[])
      ) given where id <> all(${ownIds}::uuid[]) limit 1`.execute(tx)
    return rows.length > 0 ? 'in-use' : null
  },
}

function toValues(input: OutletInput) {
  const { hosts, language, leanSource, leanRatedOn, leanNote, ownerSource, ownerAsOf, ...rest } = input
  const isOwned = input.owner !== ''
  const isRated = input.lean !== 'not-rated'
  return {
    ...rest,
    hosts: readHosts(hosts),
    language: language || null,
    leanSource: isRated ? leanSource : '',
    leanRatedOn: isRated ? leanRatedOn : null,
    leanNote: isRated ? leanNote : '',
    ownerSource: isOwned ? ownerSource : null,
    ownerAsOf: isOwned ? ownerAsOf : null,
  }
}

/** A rating or an owner cannot date from a future day. */
function findFutureDay(input: OutletInput, now: Date): OutletRefusal | null {
  const isFuture = (day: string) => day !== '' && isFutureDay(day, now)
  if (input.lean !== 'not-rated' && isFuture(input.leanRatedOn))
    return { ok: false, reason: 'future-day', field: 'leanRatedOn' }
  return input.owner !== '' && isFuture(input.ownerAsOf)
    ? { ok: false, reason: 'future-day', field: 'ownerAsOf' }
    : null
}

async function listFreeHost(tx: Db, homeUrl: string): Promise<string[]> {
  const host = claimedHost(homeUrl)
  return host === null || (await findOutletOfHost(tx, host)) ? [] : [host]
}

async function findHostOwner(
  tx: Db,
  { hosts }: OutletInput,
  ownId: string | null,
): Promise<OutletRefusal | null> {
  const taken = await tx
    .selectFrom('outletHosts')
    .innerJoin('outlets', 'outlets.id', 'outletHosts.outletId')
    .select(['outletHosts.host', 'outlets.id', 'outlets.name'])
    .where('outletHosts.host', '=', sql<string>`any(${readHosts(hosts)})`)
    .where(sql<boolean>`outlets.id is distinct from ${ownId}::uuid`)
    .orderBy('outletHosts.host')
    .executeTakeFirst()
  if (!taken) return null
  const { host, id, name } = taken
  return { ok: false, reason: 'host-taken', host, of: { id, name } }
}
