import { type ReactNode, useState } from 'react'
import { useSubmit } from 'react-router'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/admin-words.ts'
import { ConfirmDialog } from '../widgets/confirm-dialog.tsx'
import { useTaskQueue } from './use-task-queue.ts'

/** Asks `textOf` the record before a list deletes it, then posts its id to the page itself. */
export function useDeletion<T extends { id: string }>(
  textOf: (record: T) => string,
): { open: (record: T) => void; dialog: ReactNode } {
  const [toDelete, setToDelete] = useState<T | null>(null)
  const submit = useSubmit()
  const language = useLanguage()
  const inTurn = useTaskQueue()
  const dialog = (
    <ConfirmDialog
      open={toDelete !== null}
      title={words.areYouSure(language)}
      text={toDelete ? textOf(toDelete) : ''}
      confirmLabel={words.deleteRecord(language)}
      onCancel={() => setToDelete(null)}
      onConfirm={() => {
        if (toDelete)
          void inTurn(() => submit({ id: toDelete.id }, { method: 'post', preventScrollReset: true }))
        setToDelete(null)
      }}
    />
  )
  return { open: setToDelete, dialog }
}
