import { Link } from 'react-router'
import { Button, buttonClass } from './button.tsx'

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
      <Link to={editPath} prefetch="intent" aria-label={`Edit ${name}`} className={buttonClass('quiet')}>
        Edit
      </Link>
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
