import { adminPath } from '../../address/admin-path.ts'
import type { ImportLine, Reading } from '../../domain/exchange/import-job.ts'
import { formatNumber } from '../../text/format.ts'
import { cellClass, RecordTable, titleCellClass } from '../lists/record-table.tsx'
import { buttonClass } from '../widgets/button.tsx'

/** The first lines of one outcome; the report has all lines of all. */
export function ImportLines({
  importId,
  lines,
  count,
  reading,
}: {
  importId: string
  lines: ImportLine[]
  count: number
  reading: Reading | null
}) {
  const lineHead = reading?.format === 'csv' ? 'Line' : 'Record'
  return (
    <>
      <RecordTable heads={[lineHead, 'Title', 'Why']} empty="No record of this file.">
        {lines.map(({ line, title, reason }) => (
          <tr key={`${line} ${reason}`}>
            <td className={`${cellClass} tabular-nums`} data-label={lineHead}>
              {line}
            </td>
            <td className={`${titleCellClass} max-w-md`}>
              <span className="line-clamp-3">{title}</span>
            </td>
            <td className={`${cellClass} min-w-56 wrap-anywhere`}>{reason}</td>
          </tr>
        ))}
      </RecordTable>
      {count > lines.length ? (
        <p className="text-sm text-quiet">
          The first {formatNumber(lines.length)} of {formatNumber(count)}. The report has them all.
        </p>
      ) : null}
      <a href={adminPath('/exchange/:id/report', { id: importId })} download className={buttonClass()}>
        Download report
      </a>
    </>
  )
}
