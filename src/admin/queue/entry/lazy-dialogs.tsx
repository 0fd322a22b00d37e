import { type ComponentType, useEffect, useState } from 'react'
import type { Language } from '../../../text/language.ts'
import { useLanguage } from '../../../ui/language/language-context.ts'
import * as words from '../../../words/queue-entry.ts'
import * as pageWords from '../../../words/queue-page.ts'
import { Button } from '../../widgets/button.tsx'
import { focusAtOnce } from '../../widgets/keyboard.ts'
import { findCurrentRow } from '../widgets/choice-dialog.tsx'

export const { LazyDialog: LazyEditDialog, usePreload: usePreloadedEditDialog } = createLazyDialog({
  importDialog: async () => (await import('./edit-dialog.tsx')).EditDialog,
  title: words.editAndAccept,
})

export const { LazyDialog: LazyPutDialog, usePreload: usePreloadedPutDialog } = createLazyDialog({
  importDialog: async () => (await import('../../story-choice/put-dialog.tsx')).PutDialog,
  title: words.putIntoStory,
})

/**
 * A dialog whose script loads after the page, because most visits never need it: the component, and a hook that preloads it
 * while the editor reads, so that its key opens it without a delay.
 */
function createLazyDialog<Props extends { onClose: () => void }>({
  importDialog,
  title,
}: {
  importDialog: () => Promise<ComponentType<Props>>
  title: (language: Language) => string
}) {
  let loaded: ComponentType<Props> | null = null

  /** Imports again after a failure. */
  async function load(): Promise<'there' | 'away'> {
    try {
      loaded ??= await importDialog()
      return 'there'
    } catch {
      return 'away'
    }
  }

  function LazyDialog(props: Props) {
    const [state, setState] = useState<'coming' | 'there' | 'away'>(loaded ? 'there' : 'coming')
    useEffect(() => {
      if (state === 'coming') void load().then(setState)
    }, [state])
    const language = useLanguage()
    const Loaded = loaded
    if (state === 'there' && Loaded) return <Loaded {...props} />
    const message = state === 'away' ? words.notLoaded(language) : pageWords.loading(language)
    return <DialogComing title={title(language)} message={message} onClose={props.onClose} />
  }

  function usePreload(): void {
    useEffect(() => {
      void load()
    }, [])
  }

  return { LazyDialog, usePreload }
}

/** Takes the keyboard while the form loads, so that typed letters do not decide entries. */
function DialogComing({ title, message, onClose }: { title: string; message: string; onClose: () => void }) {
  const language = useLanguage()
  const leave = () => {
    onClose()
    findCurrentRow()?.focus()
  }
  return (
    <div
      ref={focusAtOnce}
      role="dialog"
      aria-label={title}
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
