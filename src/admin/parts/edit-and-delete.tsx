import { ButtonLink } from './button-link.tsx'
import { DeleteButton } from './delete-button.tsx'

/** What a row of a list ends with. `kept` says why the record cannot be deleted now, `question` what is asked before, `deletion` what is posted then. */
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
  kept?: string | undefined
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
