import { type ComponentProps, useEffect, useState } from 'react'
import { useLanguage } from '../../../ui/language/language-context.ts'
import * as words from '../../../words/queue-entry.ts'
import * as pageWords from '../../../words/queue-page.ts'
import { Button } from '../../widgets/button.tsx'
import { focusAtOnce } from '../../widgets/focus-at-once.ts'
import { findCurrentRow } from '../widgets/current-row.ts'
import type { EditDialog } from './edit-dialog.tsx'

let LoadedEditDialog: typeof EditDialog | null = null

/** Imports again after a failure. */
async function loadEditDialog(): Promise<'there' | 'away'> {
  try {
    LoadedEditDialog ??= (await import('./edit-dialog.tsx')).EditDialog
    return 'there'
  } catch {
    return 'away'
  }
}

/** Loads the form after the page: its script is as large as the page's own, and most entries never need it. */
export function LazyEditDialog(props: ComponentProps<typeof EditDialog>) {
  const [state, setState] = useState<'coming' | 'there' | 'away'>(LoadedEditDialog ? 'there' : 'coming')
  useEffect(() => {
    if (state === 'coming') void loadEditDialog().then(setState)
  }, [state])
  const language = useLanguage()
  if (state === 'there' && LoadedEditDialog) return <LoadedEditDialog {...props} />
  const message = state === 'away' ? words.notLoaded(language) : pageWords.loading(language)
  return <EditDialogComing message={message} onClose={props.onClose} />
}

/** Takes the keyboard while the form loads, so that typed letters do not decide entries. */
function EditDialogComing({ message, onClose }: { message: string; onClose: () => void }) {
  const language = useLanguage()
  const leave = () => {
    onClose()
    findCurrentRow()?.focus()
  }
  return (
    <div
      ref={focusAtOnce}
      role="dialog"
      aria-label={words.editAndAccept(language)}
      tabIndex={-1}
      onKeyDown={({ key }) => (key === 'Escape' ? leave() : undefined)}
      className="sheet fixed z-10 w-[min(34rem,100vw)] border-l border-rule bg-raised px-6 pt-6 text-ink"
    >
      <p role="status" className="mt-0 mb-6 text-quiet">
        {message}
      </p>
      <Button onClick={leave}>{words.cancel(language)}</Button>
    </div>
  )
}

/** Preloads the form while the editor reads, so that its key opens it without a delay. */
export function usePreloadedEditDialog(): void {
  useEffect(() => {
    void loadEditDialog()
  }, [])
}
