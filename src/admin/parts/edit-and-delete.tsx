import { useId } from 'react'
import { ButtonLink } from './button-link.tsx'
import { PostButton } from './post-button.tsx'

/** Why a record cannot be deleted now. `onExplain` shows it: without a mouse nobody reads a title. */
type Kept = { reason: string; onExplain: () => void }

/** What a row of a list ends with. `deletion`: what a deletion posts. */
export function EditAndDelete({
  name,
  editPath,
  kept,
  deletion,
  onDelete,
}: {
  name: string
  editPath: string
  kept?: Kept | undefined
  deletion: Record<string, string>
  onDelete: () => void
}) {
  const deleting = { fields: deletion, tone: 'quietDanger', 'aria-label': `Delete ${name}` } as const
  return (
    <>
      <ButtonLink to={editPath} aria-label={`Edit ${name}`} tone="quiet">
        Edit
      </ButtonLink>
      {kept ? (
        <KeptButton {...deleting} kept={kept} />
      ) : (
        <PostButton {...deleting} onClick={onDelete}>
          Delete
        </PostButton>
      )}
    </>
  )
}

/** It keeps its place in the order of the keyboard, unlike a button with `disabled`. */
function KeptButton({
  kept: { reason, onExplain },
  ...deleting
}: { kept: Kept } & Pick<Parameters<typeof PostButton>[0], 'fields' | 'tone' | 'aria-label'>) {
  const id = useId()
  return (
    <>
      <PostButton {...deleting} aria-disabled title={reason} aria-describedby={id} onClick={onExplain}>
        Delete
      </PostButton>
      <span id={id} hidden>
        {reason}
      </span>
    </>
  )
}
