import type { Db } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Authorized } from '../accounts/authorize.ts'
import { isUuid } from '../fields/record-id.ts'
import { findOutletAt } from '../outlets/find-outlet-at.ts'
import { outletHost } from '../outlets/outlet.ts'
import { acceptWaiting, lockWaiting } from '../revisions/waiting-entries.ts'
import { deleteRecords, updateRecord, updateRecords } from '../revisions/write-record.ts'
import { findDuplicateOf, keepIdentity, lockCategory, type NewsLinkDuplicate } from './news-link-checks.ts'
import { type NewsLinkInput, toArticle, typedInstant } from './news-link-schema.ts'

type UpdateNewsLinkResult =
  | { ok: true; batchId: string }
  | { ok: false; reason: 'duplicate'; of: NewsLinkDuplicate | null }
  | { ok: false; reason: 'no-such-category' }
  | { ok: false; reason: 'not-found' | 'stale' }

type Update = {
  id: string
  version: number
  input: NewsLinkInput
  canonicalUrl: string
  /** Missing means unchanged. */
  takeDownAt?: Date | null
  by: Authorized
  now: Date
}

/** Writes the link, its revision and the notification. An empty date changes nothing; an entry at a new address is accepted. */
export async function updateNewsLink(db: Db, update: Update): Promise<UpdateNewsLinkResult> {
  const { input, takeDownAt, canonicalUrl: typed, ...write } = update
  return inTransaction(db, async tx => {
    const stored = await findStored(tx, update.id)
    const canonicalUrl = keepIdentity(stored?.canonicalUrl ?? null, typed)
    const waiting = await lockWaiting(tx, [canonicalUrl])
    if (!(await lockCategory(tx, input.category))) return { ok: false, reason: 'no-such-category' }
    const publishedAt = typedInstant(input, stored?.publishedAt ?? null)
    const values = {
      ...toArticle(input),
      ...(takeDownAt === undefined ? {} : { takeDownAt }),
      canonicalUrl,
      ...(publishedAt ? { publishedAt } : {}),
      ...(await outletAfterMove(tx, { from: stored?.url ?? input.url, to: input.url })),
    }
    const updated = await updateRecord(tx, { table: 'news_links', values, ...write })
    if (updated.ok) {
      await acceptWaiting(tx, { ids: waiting, by: write.by, now: write.now, batchId: updated.batchId })
      return updated
    }
    if (updated.reason !== 'taken') return { ok: false, reason: updated.reason }
    return { ok: false, reason: 'duplicate', of: await findDuplicateOf(tx, canonicalUrl) }
  })
}

/** The address of another outlet makes the link that outlet's; one of no outlet leaves it without. */
async function outletAfterMove(tx: Db, { from, to }: { from: string; to: string }) {
  if (outletHost(from) === outletHost(to)) return null
  return { outletId: (await findOutletAt(tx, to))?.id ?? null }
}

async function findStored(tx: Db, id: string) {
  if (!isUuid(id)) return null
  const stored = await tx
    .selectFrom('newsLinks')
    .select(['publishedAt', 'canonicalUrl', 'url'])
    .where('id', '=', id)
    .executeTakeFirst()
  return stored ?? null
}

export type NewsLinksChange =
  | { action: 'feature' | 'unfeature' | 'delete' }
  | { action: 'move'; category: string }

type ChangeManyResult =
  | { ok: true; count: number; batchId: string }
  | { ok: false; reason: 'no-such-category' }

/** Applies one change to a row or a selection in one transaction; one undo reverts all of it. */
export async function changeManyNewsLinks(
  db: Db,
  { ids, change, by, now }: { ids: string[]; change: NewsLinksChange; by: Authorized; now: Date },
): Promise<ChangeManyResult> {
  const write = { table: 'news_links', ids, by, now } as const
  return inTransaction(db, async tx => {
    switch (change.action) {
      case 'delete':
        return { ok: true, ...(await deleteRecords(tx, write)) }
      case 'move':
        if (!(await lockCategory(tx, change.category))) return { ok: false, reason: 'no-such-category' }
        return { ok: true, ...(await updateRecords(tx, { ...write, values: { category: change.category } })) }
      case 'feature':
      case 'unfeature': {
        const featured = change.action === 'feature'
        return { ok: true, ...(await updateRecords(tx, { ...write, values: { featured } })) }
      }
    }
  })
}
