import { adminPath } from '../../address/admin-path.ts'
import type { EditedCorrection } from '../../domain/corrections/correction-queries.ts'
import { EditAndDelete } from '../lists/edit-and-delete.tsx'
import { cellClass, RecordTable, titleCellClass } from '../lists/record-table.tsx'
import { LocalTime } from '../widgets/local-time.tsx'

export function deletionQuestion({ headline }: EditedCorrection): string {
  return `This will delete the correction of "${headline}". Readers will not find it any more. You can undo it afterwards.`
}

export function CorrectionTable({
  corrections,
  onDelete,
}: {
  corrections: EditedCorrection[]
  onDelete: (correction: EditedCorrection) => void
}) {
  return (
    <RecordTable
      heads={['Headline', 'Correction', 'Corrected', 'Actions']}
      empty="Nothing has been corrected yet."
    >
      {corrections.map(correction => (
        <tr key={correction.id}>
          <td className={`${titleCellClass} max-w-md`}>{correction.headline}</td>
          <td className={`${cellClass} max-w-md wrap-anywhere`}>
            <span className="line-clamp-3">{correction.text}</span>
          </td>
          <td className={`${cellClass} whitespace-nowrap`} data-label="Corrected">
            <LocalTime at={correction.createdAt} />
          </td>
          <td className={cellClass}>
            <div className="-ml-2 flex">
              <EditAndDelete
                name={correction.headline}
                editPath={adminPath('/corrections/edit/:id', { id: correction.id })}
                question={deletionQuestion(correction)}
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
