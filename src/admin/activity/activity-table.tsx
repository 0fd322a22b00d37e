import { Link } from 'react-router'
import { LocalTime } from '../parts/local-time.tsx'
import { cellClass, headClass, tableClass } from '../parts/table-classes.ts'

export type ActivityRow = {
  id: string
  recordId: string
  at: Date
  who: string
  did: string
  kind: string
  title: string
  isUndone: boolean
}

export function ActivityTable({ rows }: { rows: ActivityRow[] }) {
  return (
    <div className="mb-6 overflow-x-auto">
      <table className={tableClass}>
        <thead>
          <tr>
            {['What', 'Did', 'Who', 'When'].map(head => (
              <th key={head} className={headClass}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row.id}>
              <td className={cellClass}>
                <span className="text-quiet">{row.kind}: </span>
                <Link to={`/admin/history/${row.recordId}`} className="font-medium text-ink">
                  {row.title}
                </Link>
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
        </tbody>
      </table>
    </div>
  )
}
