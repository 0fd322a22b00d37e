import { adminPath } from '../../address/admin-path.ts'
import type { EditedCorrection } from '../../domain/corrections/correction-queries.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/correction-desk.ts'
import { EditAndDelete } from '../lists/edit-and-delete.tsx'
import { cellClass, RecordTable, titleCellClass } from '../lists/record-table.tsx'
import { LocalTime } from '../widgets/local-time.tsx'

const columns = ['headline', 'correction', 'corrected', 'actions']

export function CorrectionTable({
  corrections,
  onDelete,
}: {
  corrections: EditedCorrection[]
  onDelete: (correction: EditedCorrection) => void
}) {
  const language = useLanguage()
  const heads = columns.map(column => words.heading(language, { column }))
  return (
    <RecordTable heads={heads} empty={words.none(language)}>
      {corrections.map(correction => (
        <tr key={correction.id}>
          <td className={`${titleCellClass} max-w-md`}>{correction.headline}</td>
          <td className={`${cellClass} max-w-md wrap-anywhere`}>
            <span className="line-clamp-3">{correction.text}</span>
          </td>
          <td
            className={`${cellClass} whitespace-nowrap`}
            data-label={words.heading(language, { column: 'corrected' })}
          >
            <LocalTime at={correction.createdAt} />
          </td>
          <td className={cellClass}>
            <div className="-ml-2 flex">
              <EditAndDelete
                name={correction.headline}
                editPath={adminPath('/corrections/edit/:id', { id: correction.id })}
                question={words.deletion(language, correction)}
                deletion={{ id: correction.id }}
                onDelete={() => onDelete(correction)}
              />
            </div>
          </td>
        </tr>
      ))}
    </RecordTable>
  )
}
