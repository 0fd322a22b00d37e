import { Link } from 'react-router'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/activity-desk.ts'
import { cellClass, lineCellClass, RecordTable, titleCellClass } from '../lists/record-table.tsx'
import { LocalTime } from '../widgets/local-time.tsx'

export type ActivityRow = {
  id: string
  href: string
  at: Date
  who: string
  did: string
  kind: string
  title: string
  /** The other records of the same batch; '' if it has only one. */
  rest: string
  isUndone: boolean
}

export function ActivityTable({ rows, empty }: { rows: ActivityRow[]; empty: string }) {
  const language = useLanguage()
  return (
    <RecordTable heads={[words.what, words.did, words.who, words.when]} empty={empty}>
      {rows.map(row => (
        <tr key={row.id}>
          <td className={titleCellClass}>
            <span className="font-normal text-quiet">{words.kind(language, row)}</span>
            <Link to={row.href} className="text-ink">
              {row.title}
            </Link>
            {row.rest ? (
              <span className="block text-xs font-normal text-quiet">{words.andRest(language, row)}</span>
            ) : null}
          </td>
          <td className={cellClass}>{row.isUndone ? words.didAndUndone(language, row) : row.did}</td>
          <td className={lineCellClass}>{row.who}</td>
          <td className={lineCellClass}>
            <LocalTime at={row.at} />
          </td>
        </tr>
      ))}
    </RecordTable>
  )
}
