import type { LedgerEntry } from '../../../domain/queue/duplicate-queries.ts'
import { cellClass } from '../../lists/record-table.tsx'
import { HistoryLink } from '../../widgets/history-link.tsx'
import { HeadlineCell, WhenCell } from '../widgets/entry-cells.tsx'
import { HeldSentence } from '../widgets/held-sentence.tsx'
import { NotADuplicate } from './not-a-duplicate.tsx'

export function DuplicateRow({ row }: { row: LedgerEntry & { when: string } }) {
  const { id, source, cameAt, when } = row
  return (
    <tr>
      <HeadlineCell entry={row}>
        <bdi className="line-clamp-2 text-left text-xs font-normal text-quiet">{source}</bdi>
      </HeadlineCell>
      <td className={`${cellClass} max-w-md min-w-56`}>
        <HeldSentence entry={row} />
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
