import { ButtonLink } from './button-link.tsx'
import { PostButton } from './post-button.tsx'

/** What a row of a list ends with. `kept` says why the record cannot be deleted now, `deletion` what a deletion posts. */
export function EditAndDelete({
  name,
  editPath,
  kept,
  deletion,
  onDelete,
}: {
  name: string
  editPath: string
  kept?: string | undefined
  deletion: Record<string, string>
  onDelete: () => void
}) {
  return (
    <>
      <ButtonLink to={editPath} aria-label={`Edit ${name}`} tone="quiet">
        Edit
      </ButtonLink>
      <PostButton
        fields={deletion}
        tone="quietDanger"
        aria-label={`Delete ${name}`}
        disabled={kept !== undefined}
        title={kept}
        onClick={onDelete}
      >
        Delete
      </PostButton>
    </>
  )
}
