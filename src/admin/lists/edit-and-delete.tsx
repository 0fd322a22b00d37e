import { ButtonLink } from '../widgets/button-link.tsx'
import { DeleteButton, type Kept } from './delete-button.tsx'

/** The end of a list's row. `question` is asked before a deletion, which posts `deletion`. */
export function EditAndDelete({
  name,
  editPath,
  kept,
  question,
  deletion,
  onDelete,
}: {
  name: string
  editPath: string
  kept?: Kept | undefined
  question: string
  deletion: Record<string, string>
  onDelete: () => void
}) {
  return (
    <>
      <ButtonLink to={editPath} aria-label={`Edit ${name}`} tone="quiet">
        Edit
      </ButtonLink>
      <DeleteButton
        question={question}
        fields={deletion}
        tone="quietDanger"
        label={`Delete ${name}`}
        kept={kept}
        onClick={onDelete}
      />
    </>
  )
}
