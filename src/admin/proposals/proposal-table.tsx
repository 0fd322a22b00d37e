import type { Proposal } from '../../domain/queue/proposal-queries.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/proposals.ts'
import { cellClass, RecordTable } from '../lists/record-table.tsx'
import { HeadlineCell, WhenCell } from '../queue/widgets/entry-cells.tsx'

export function ProposalTable({ rows }: { rows: (Proposal & { when: string })[] }) {
  const language = useLanguage()
  const heads = [words.headlineHead, words.source, words.fateHead, words.proposedHead]
  return (
    <RecordTable heads={heads.map(head => head(language))} empty={words.none(language)}>
      {rows.map(row => (
        <tr key={row.id}>
          <HeadlineCell entry={row} />
          <td className={cellClass}>
            <bdi>{row.source}</bdi>
          </td>
          <td className={cellClass}>{words.fate(language, { fate: row.fate.replace('-', '') })}</td>
          <WhenCell at={row.proposedAt} when={row.when} />
        </tr>
      ))}
    </RecordTable>
  )
}
