import { type ComponentProps, lazy, Suspense, useEffect } from 'react'
import type { EditDialog } from './edit-dialog.tsx'

const loadEditDialog = async () => ({ default: (await import('./edit-dialog.tsx')).EditDialog })
const LoadedEditDialog = lazy(loadEditDialog)

/** The form comes after the page: its script is as large as the page's own, and most entries go without it. */
export function EditDialogLater(props: ComponentProps<typeof EditDialog>) {
  return (
    <Suspense>
      <LoadedEditDialog {...props} />
    </Suspense>
  )
}

/** Fetches it while the editor reads, so that the key that opens it does so at once. */
export function useEditDialogSoon(): void {
  useEffect(() => {
    void loadEditDialog()
  }, [])
}
