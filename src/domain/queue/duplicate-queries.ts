import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { isBelow, slicePage, type TimeKey } from '../../database/slice-page.ts'
import type { Language } from '../../text/language.ts'
import type { ExceptionRule } from '../duplicates/duplicate-exceptions.ts'
import { entryReasonInWords } from '../reasons/entry-reason.ts'
import type { DuplicateRule } from './entry.ts'
import { type HeldOf, type HeldOfColumns, toHeldOf } from './queue-entry.ts'

/** An entry that a rule held as a duplicate, or grouped with another outlet's article. */
export type LedgerEntry = {
  id: string
  version: number
  title: string
  url: string
  source: string
  language: string | null
  status: 'duplicate' | 'waiting'
  reason: string | null
  cameAt: Date
  /** The time of arrival, or the end of its snooze; the ledger is sorted by it. */
  queuedAt: Date
  heldOf: HeldOf | null
}

/** `grouped`: they wait in the queue, below the article of another outlet. */
export type LedgerKind = 'held' | 'grouped'

type Listing = {
  kind: LedgerKind
  rule: DuplicateRule | null
  after: TimeKey | null
  limit: number
  /** The language of the reasons. */
  language: Language
}

/** The entries that rules hold now, or that they group now, newest first, below `after`; `rule` limits them to one rule. */
export async function listLedger(
  db: Db,
  { kind, rule, after, limit, language }: Listing,
): Promise<{ entries: LedgerEntry[]; next: TimeKey | null }> {
  const below = after ? isBelow('entry.queued_at', after) : sql`true`
  // Written like the condition of the partial indexes (`entries_by_rule`), so that a page reads only its own rows.
  const chosen = rule ? sql`entry.duplicate_rule = ${rule}` : sql`entry.duplicate_rule is not null`
  const found = await sql<LedgerRow>`
    select entry.id, entry.version, entry.title, entry.url, entry.source, entry.language, entry.status, entry.reason,
      entry.first_seen_at as came_at, entry.queued_at,
      link.title as link_title, link.url as link_url, first.title as first_title, first.url as first_url,
      first.status as first_status
    from entries entry
    left join news_links link on link.id = entry.news_link_id
    left join entries first on first.id = entry.duplicate_of
    where ${chosen} and entry.status in ('duplicate', 'waiting') and ${statusOf[kind]} and ${below}
    order by entry.queued_at desc, entry.id desc limit ${limit + 1}`.execute(db)
  const keyOf = ({ queuedAt, id }: LedgerRow) => ({ at: queuedAt, id })
  const { rows: entries, next } = slicePage(found.rows, { limit, keyOf })
  return { entries: entries.map(row => toLedgerEntry(row, language)), next }
}

const statusOf = { held: sql`entry.status = 'duplicate'`, grouped: sql`entry.status = 'waiting'` }

type LedgerRow = Omit<LedgerEntry, 'heldOf' | 'reason'> & HeldOfColumns & { reason: unknown }

function toLedgerEntry(row: LedgerRow, language: Language): LedgerEntry {
  const { linkTitle, linkUrl, firstTitle, firstUrl, firstStatus, ...entry } = row
  return { ...entry, reason: entryReasonInWords(row.reason, language), heldOf: toHeldOf(row) }
}

export type LearntException = { id: string; outlet: string; rule: ExceptionRule; value: string; at: Date }

/** More exceptions than editors will make; the newest are shown. */
const exceptionsMax = 200

/** The exceptions that editors made with "Not a duplicate", newest first, each with its outlet. */
export async function listLearnt(db: Db): Promise<LearntException[]> {
  return db
    .selectFrom('duplicateExceptions as exception')
    .innerJoin('outlets', 'outlets.id', 'exception.outletId')
    .select(['exception.id', 'outlets.name as outlet', 'exception.rule', 'exception.value'])
    .select('exception.createdAt as at')
    .orderBy('exception.createdAt', 'desc')
    .orderBy('exception.id', 'desc')
    .limit(exceptionsMax)
    .execute()
}
