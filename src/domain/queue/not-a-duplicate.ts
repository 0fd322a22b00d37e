import { randomUUID } from 'node:crypto'
import { droppedParameters } from '../../address/canonical-url.ts'
import type { Db } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Authorized } from '../accounts/authorize.ts'
import { isPending } from '../articles/entry-status.ts'
import {
  type DuplicateException,
  exceptionFor,
  exemptAddresses,
  listExemptions,
} from '../duplicates/duplicate-exceptions.ts'
import { toCompared } from '../duplicates/judge-headlines.ts'
import { isUuid } from '../fields/record-id.ts'
import type { Batch } from '../revisions/revision.ts'
import { findStanding } from '../revisions/waiting-entries.ts'
import { addRecord, updateRecords } from '../revisions/write-record.ts'

type Exception = Omit<DuplicateException, 'outletId'>

export type NotADuplicateResult =
  | { ok: true; batchId: string; remembered: Exception[] }
  /** `same-address`: another entry or link has its address, so only one of them can exist. */
  | { ok: false; reason: 'not-held' | 'changed-since' | 'same-address' }

/**
 * Returns a held or grouped entry to the queue on its own, and stores an exception for its outlet so that the cause no longer
 * applies: a parameter of the address, the spelling of addresses, headlines of this kind, or texts that begin like this one.
 * One undo reverts both.
 */
export async function notADuplicate(
  db: Db,
  { entry, by, now }: { entry: { id: string; version: number }; by: Authorized; now: Date },
): Promise<NotADuplicateResult> {
  return inTransaction(db, async tx => {
    const held = isUuid(entry.id) ? await lockHeld(tx, entry.id) : undefined
    if (!held) return { ok: false, reason: 'not-held' }
    if (held.version !== entry.version) return { ok: false, reason: 'changed-since' }
    const batchId = randomUUID()
    const learned = await learn(tx, held)
    if (!learned) return { ok: false, reason: 'same-address' }
    const write = { by, now, batchId }
    const values = { ...learned.addresses, ...free }
    await updateRecords(tx, { table: 'entries', ids: [held.id], values, ...write })
    const outletId = await lockOutletOf(tx, held)
    const remembered = outletId === null ? [] : await remember(tx, { outletId, ...learned }, write)
    return { ok: true, batchId, remembered }
  })
}

const free = {
  status: 'waiting',
  reason: null,
  duplicateRule: null,
  duplicateOf: null,
  newsLinkId: null,
} as const

async function lockHeld(tx: Db, id: string) {
  return tx
    .selectFrom('entries')
    .select(['id', 'version', 'status', 'duplicateRule', 'title', 'description', 'url', 'givenUrl'])
    .select(['canonicalUrl', 'outletId', 'feedId', 'origin'])
    .where('id', '=', id)
    .where(eb =>
      eb.or([
        eb('status', '=', 'duplicate'),
        eb.and([eb('status', '=', 'waiting'), eb('duplicateRule', 'is not', null)]),
      ]),
    )
    .forUpdate()
    .executeTakeFirst()
}

type Held = NonNullable<Awaited<ReturnType<typeof lockHeld>>>
type Learned = {
  exceptions: Exception[]
  /** The columns that change with them. */
  addresses: Record<string, string>
}

async function learn(tx: Db, held: Held): Promise<Learned | null> {
  const rule = held.duplicateRule ?? 'address'
  if (rule !== 'address') {
    const { id, title, description, canonicalUrl } = held
    const entries = [{ id, url: canonicalUrl, status: 'waiting' }]
    if (await findStanding(tx, { entries, exceptEntries: [id], exceptLinks: [] })) return null
    const exception = exceptionFor(
      rule,
      toCompared({ title, description, imageUrl: '', publishedAt: new Date(0) }),
    )
    return { exceptions: exception.value === '' ? [] : [exception], addresses: {} }
  }
  // The article that it duplicated has since been deleted or rejected, so no exception is needed.
  if (!(await isTaken(tx, held, held.canonicalUrl ?? ''))) return { exceptions: [], addresses: {} }
  const given = held.givenUrl || held.url
  // The next poll applies all of the outlet's exceptions.
  const stored = held.outletId ? (await listExemptions(tx, [held.outletId])).get(held.outletId) : undefined
  for (const exceptions of exceptionsFor(droppedParameters(given))) {
    const own = exemptAddresses(given, [...(stored ?? []), ...exceptions])
    if (own && !(await isTaken(tx, held, own.canonicalUrl)))
      return { exceptions, addresses: { ...own, identity: own.canonicalUrl } }
  }
  return null
}

/** The exceptions to try, the narrowest first: tracking at every outlet identifies an article only if nothing else does. */
function exceptionsFor({ all, doubtful }: { all: string[]; doubtful: string[] }): Exception[][] {
  if (all.length === 0) return [[{ rule: 'address', value: '' }]]
  const choices = [doubtful, all].filter(names => names.length > 0)
  return choices.map(names => names.map(value => ({ rule: 'parameter', value })))
}

/** Whether a published link, another waiting or scheduled entry, or an entry of the same feed has this address. */
async function isTaken(tx: Db, held: Held, canonicalUrl: string): Promise<boolean> {
  const link = tx.selectFrom('newsLinks').select('id').where('canonicalUrl', '=', canonicalUrl)
  const entry = tx
    .selectFrom('entries')
    .select('id')
    .where('canonicalUrl', '=', canonicalUrl)
    .where('id', '!=', held.id)
    .where(eb => eb.or([isPending, eb('feedId', '=', held.feedId)]))
  return (await link.unionAll(entry).limit(1).executeTakeFirst()) !== undefined
}

/** Null if the outlet was deleted; an entry keeps the id of a deleted outlet. */
async function lockOutletOf(tx: Db, { outletId }: Held): Promise<string | null> {
  if (outletId === null) return null
  const outlet = await tx
    .selectFrom('outlets')
    .select('id')
    .where('id', '=', outletId)
    .forKeyShare()
    .executeTakeFirst()
  return outlet?.id ?? null
}

/** Returns the exceptions that the outlet did not have. */
async function remember(
  tx: Db,
  { outletId, exceptions }: { outletId: string; exceptions: Exception[] },
  write: Batch,
): Promise<Exception[]> {
  const remembered: Exception[] = []
  for (const exception of exceptions) {
    const values = { outletId, ...exception }
    if (await addRecord(tx, { table: 'duplicate_exceptions', values, ...write })) remembered.push(exception)
  }
  return remembered
}
