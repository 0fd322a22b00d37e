import type { LedgerEntry } from '../../../domain/queue/duplicate-queries.ts'
import { HistoryLink } from '../../parts/history-link.tsx'
import { OutsideLink } from '../../parts/outside-link.tsx'
import { cellClass, titleCellClass } from '../../parts/record-table.tsx'
import { NotADuplicate } from './not-a-duplicate.tsx'

/** One decision of the rules: of what, and why, in a sentence. */
export function DuplicateRow({ row }: { row: LedgerEntry & { when: string } }) {
  const { id, title, url, source, language, status, reason, ofTitle, ofUrl, at, when } = row
  return (
    <tr>
      <td className={`${titleCellClass} max-w-md min-w-56`}>
        <OutsideLink url={url} language={language}>
          {title}
        </OutsideLink>
        <span className="block text-xs font-normal text-quiet">{source}</span>
      </td>
      <td className={`${cellClass} max-w-md min-w-56`}>
        {status === 'duplicate' ? 'Held' : 'Grouped'}: {reason}
        {ofTitle !== null && ofUrl !== null ? (
          <span className="block text-xs text-quiet">
            {status === 'duplicate' ? 'of ' : 'with '}
            <OutsideLink url={ofUrl}>{ofTitle}</OutsideLink>
          </span>
        ) : null}
      </td>
      <td className={`${cellClass} whitespace-nowrap`}>
        <time dateTime={at.toISOString()}>{when}</time>
      </td>
      <td className={`${cellClass} whitespace-nowrap`}>
        <span className="-ml-2">
          <NotADuplicate entry={row} />
        </span>
        <HistoryLink id={id} tone="quiet" />
      </td>
    </tr>
  )
}
