import type { RecordTable } from '../../database/record-table.ts'
import type { RevisionAction } from '../../domain/revisions/revision.ts'
import { formatSeries } from '../../text/format.ts'
import type { Language } from '../../text/language.ts'
import * as words from '../../words/activity-desk.ts'
import * as nameWords from '../../words/record-names.ts'
import type { NoticeName } from '../notices/notice.ts'

/** The other records of a batch: "1,199 more news links, 1,200 entries"; '' when there are none. */
export function describeRestOfBatch(lead: RecordTable, counts: TableCount[], language: Language): string {
  const parts = counts
    .map(({ table, count }) => ({ table, count: table === lead ? count - 1 : count }))
    .filter(({ count }) => count > 0)
    .map(rest => (rest.table === lead ? nameWords.more(language, rest) : nameWords.count(language, rest)))
  return formatSeries(parts, language)
}

type TableCount = { table: RecordTable; count: number }

/** All records of a batch: "1,200 news links, 1,200 entries". */
export function countBatch(counts: TableCount[], language: Language): string {
  return formatSeries(
    counts.map(count => nameWords.count(language, count)),
    language,
  )
}

export const actionLabels: Record<RevisionAction, (language: Language) => string> = {
  add: words.added,
  update: words.changed,
  delete: words.wasDeleted,
  restore: words.restored,
}

export function restoreNotice(result: { ok: true } | { ok: false; reason: string }): NoticeName {
  if (result.ok) return 'restored'
  switch (result.reason) {
    case 'in-use':
    case 'address-taken':
    case 'time-passed':
    case 'against-stories':
    case 'pinned-elsewhere':
    case 'waits-already':
    case 'scheduled-already':
    case 'published-already':
      return `not-restored-${result.reason}`
    default:
      return 'not-restored'
  }
}

export function undoNotice(result: { ok: true; left?: number } | { ok: false; reason: string }): NoticeName {
  if (result.ok) return result.left === undefined ? 'undone' : 'undone-in-part'
  const notice = restoreNotice(result)
  return notice === 'not-restored' ? 'not-undone' : notice
}
