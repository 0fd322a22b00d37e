import { Link } from 'react-router'
import { cellClass, RecordTable, titleCellClass } from '../lists/record-table.tsx'
import { LocalTime } from '../widgets/local-time.tsx'

export type ActivityRow = {
  id: string
  href: string
  at: Date
  who: string
  did: string
  kind: string
  title: string
  /** The other records of the same batch; '' when there are none. */
  rest: string
  isUndone: boolean
}

export const nothingOlder = 'No older changes.'

export function ActivityTable({ rows, empty }: { rows: ActivityRow[]; empty: string }) {
  return (
    <RecordTable heads={['What', 'Did', 'Who', 'When']} empty={empty}>
      {rows.map(row => (
        <tr key={row.id}>
          <td className={titleCellClass}>
            <span className="font-normal text-quiet">{row.kind}: </span>
            <Link to={row.href} className="text-ink">
              {row.title}
            </Link>
            {row.rest ? <span className="block text-xs font-normal text-quiet">and {row.rest}</span> : null}
          </td>
          <td className={cellClass}>
            {row.did}
            {row.isUndone ? ', undone' : ''}
          </td>
          <td className={`${cellClass} whitespace-nowrap`}>{row.who}</td>
          <td className={`${cellClass} whitespace-nowrap`}>
            <LocalTime at={row.at} />
          </td>
        </tr>
      ))}
    </RecordTable>
  )
}
