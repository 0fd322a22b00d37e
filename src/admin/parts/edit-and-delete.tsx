import { Button } from './button.tsx'
import { ButtonLink } from './button-link.tsx'

/** What a row of a list ends with. `kept` says why the record cannot be deleted now. */
export function EditAndDelete({
  name,
  editPath,
  kept,
  onDelete,
}: {
  name: string
  editPath: string
  kept?: string | undefined
  onDelete: () => void
}) {
  return (
    <>
      <ButtonLink to={editPath} aria-label={`Edit ${name}`} tone="quiet">
        Edit
      </ButtonLink>
      <Button
        tone="quietDanger"
        aria-label={`Delete ${name}`}
        disabled={kept !== undefined}
        title={kept}
        onClick={onDelete}
      >
        Delete
      </Button>
    </>
  )
}
