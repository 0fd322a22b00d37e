import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { nextVersion } from '../../database/record-table.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Authorized } from '../accounts/authorize.ts'
import { entryStateColumns } from '../articles/entry-status.ts'
import { lockCategory } from '../news-links/news-link-checks.ts'
import type { Editor } from '../revisions/revision.ts'
import {
  lockOpenEntries,
  type OpenEntry,
  type RefusedEntry,
  recordLocked,
  type SeenEntry,
} from './open-entries.ts'
import type { EntryState } from './queue-entry.ts'

/** An editor's decisions on waiting entries, except publishing. */
export type EntryDecision =
  | { action: 'feature' | 'unfeature' | 'wake' }
  /** `why`: shown to the account that proposed the entry; '' for no reason. */
  | { action: 'reject'; why?: string }
  | { action: 'snooze'; until: Date }
  | { action: 'move'; category: string }

type DecideResult =
  | { ok: true; decided: EntryState[]; refused: RefusedEntry[]; batchId: string }
  | { ok: false; reason: 'no-such-category' }

/** Decides the unchanged entries as one undo and refuses the others. `batchId`: that of the earlier parts of a large selection. */
export async function decideEntries(
  db: Db,
  {
    entries,
    decision,
    by,
    now,
    batchId = randomUUID(),
  }: {
    entries: SeenEntry[]
    decision: EntryDecision
    by: Authorized
    now: Date
    batchId?: string
  },
): Promise<DecideResult> {
  return inTransaction(db, async tx => {
    if (decision.action === 'move' && !(await lockCategory(tx, decision.category))) {
      return { ok: false, reason: 'no-such-category' }
    }
    const { open, refused, twins } = await lockOpenEntries(tx, entries)
    const ids = [...open, ...(decision.action === 'reject' ? twinsOfWaiting(open, twins) : [])].map(
      entry => entry.id,
    )
    const change = { ids, entries: [...open, ...twins], by, now, batchId }
    const decided = await recordLocked(tx, change, () =>
      tx
        .updateTable('entries')
        .set({ ...columnsOf(decision, { by, now }), ...nextVersion(now) })
        .where('id', '=', sql<string>`any(${ids}::uuid[])`)
        .returning(entryStateColumns)
        .execute(),
    )
    return { ok: true, decided, refused, batchId }
  })
}

/** Rejecting an entry that is held as a duplicate says nothing about the article, which still waits. */
function twinsOfWaiting(open: OpenEntry[], twins: OpenEntry[]): OpenEntry[] {
  const urls = new Set(open.flatMap(({ status, canonicalUrl }) => (status === 'waiting' ? canonicalUrl : [])))
  return twins.filter(({ canonicalUrl }) => urls.has(canonicalUrl))
}

function columnsOf(decision: EntryDecision, { by, now }: Editor) {
  switch (decision.action) {
    case 'reject': {
      const reason = decision.why ? JSON.stringify({ code: 'turned-down', text: decision.why }) : null
      return { status: 'rejected' as const, reason, decidedAt: now, decidedBy: by.accountId }
    }
    case 'feature':
      return { featured: true }
    case 'unfeature':
      return { featured: false }
    case 'snooze':
      return { snoozedUntil: decision.until }
    case 'wake':
      return { snoozedUntil: null }
    case 'move':
      return { category: decision.category }
  }
}
