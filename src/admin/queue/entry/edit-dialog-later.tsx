import { type ComponentProps, lazy, Suspense, useEffect } from 'react'
import { focusAtOnce } from '../../parts/focus-at-once.ts'
import { findCurrentRow } from './current-row.ts'
import type { EditDialog } from './edit-dialog.tsx'

const loadEditDialog = async () => ({ default: (await import('./edit-dialog.tsx')).EditDialog })
const LoadedEditDialog = lazy(loadEditDialog)

/** The form comes after the page: its script is as large as the page's own, and most entries go without it. */
export function EditDialogLater(props: ComponentProps<typeof EditDialog>) {
  return (
    <Suspense fallback={<EditDialogComing onClose={props.onClose} />}>
      <LoadedEditDialog {...props} />
    </Suspense>
  )
}

/** Takes the keyboard while the form is on its way: what is typed must not decide entries meanwhile. */
function EditDialogComing({ onClose }: { onClose: () => void }) {
  const leaveOnEscape = ({ key }: { key: string }) => {
    if (key !== 'Escape') return
    onClose()
    findCurrentRow()?.focus()
  }
  return (
    <div
      ref={focusAtOnce}
      role="dialog"
      aria-label="Edit and accept"
      tabIndex={-1}
      onKeyDown={leaveOnEscape}
      className="fixed inset-y-0 right-0 z-10 w-[min(34rem,100vw)] border-l border-rule bg-raised px-6 pt-6 text-ink"
    >
      <p role="status" className="m-0 text-quiet">
        Loading...
      </p>
    </div>
  )
}

/** Fetches it while the editor reads, so that the key that opens it does so at once. */
export function useEditDialogSoon(): void {
  useEffect(() => {
    void loadEditDialog()
  }, [])
}
