import type { LedgerEntry } from '../../../domain/queue/duplicate-queries.ts'
import { HistoryLink } from '../../parts/history-link.tsx'
import { OutsideLink } from '../../parts/outside-link.tsx'
import { cellClass } from '../../parts/record-table.tsx'
import { HeadlineCell, WhenCell } from '../entry-cells.tsx'
import { NotADuplicate } from './not-a-duplicate.tsx'

export function DuplicateRow({ row }: { row: LedgerEntry & { when: string } }) {
  const { id, source, status, reason, ofTitle, ofUrl, cameAt, when } = row
  return (
    <tr>
      <HeadlineCell entry={row}>
        <bdi className="line-clamp-2 text-left text-xs font-normal text-quiet">{source}</bdi>
      </HeadlineCell>
      <td className={`${cellClass} max-w-md min-w-56`}>
        {status === 'duplicate' ? 'Held' : 'Grouped'}: {reason}
        {ofTitle !== null && ofUrl !== null ? (
          <span className="block text-xs text-quiet">
            {status === 'duplicate' ? 'of ' : 'with '}
            <OutsideLink url={ofUrl}>{ofTitle}</OutsideLink>
          </span>
        ) : null}
      </td>
      <WhenCell at={cameAt} when={when} />
      <td className={cellClass}>
        <div className="-ml-2 flex flex-wrap lg:flex-nowrap">
          <NotADuplicate entry={row} />
          <HistoryLink id={id} tone="quiet" />
        </div>
      </td>
    </tr>
  )
}
