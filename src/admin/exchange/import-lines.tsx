import { adminPath } from '../../address/admin-path.ts'
import type { Reading } from '../../domain/exchange/import-queries.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/exchange-desk.ts'
import { cellClass, RecordTable, titleCellClass } from '../lists/record-table.tsx'
import { buttonClass } from '../widgets/button.tsx'

/** The first lines of one outcome; the report has all lines. */
export function ImportLines({
  importId,
  lines,
  count,
  reading,
}: {
  importId: string
  lines: { line: number; title: string; reason: string }[]
  count: number
  reading: Reading | null
}) {
  const language = useLanguage()
  const lineHead = reading?.format === 'csv' ? words.line : words.record
  return (
    <>
      <RecordTable heads={[lineHead, words.recordTitle, words.why]} empty={words.noRecord(language)}>
        {lines.map(({ line, title, reason }) => (
          <tr key={`${line} ${reason}`}>
            <td className={`${cellClass} tabular-nums`} data-label={lineHead(language)}>
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
        <p className="text-sm text-quiet">{words.firstOf(language, { shown: lines.length, count })}</p>
      ) : null}
      <a href={adminPath('/exchange/:id/report', { id: importId })} download className={buttonClass()}>
        {words.downloadReport(language)}
      </a>
    </>
  )
}
