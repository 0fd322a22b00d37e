import { useEffect, useRef } from 'react'
import { adminPath } from '../../address/admin-path.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/admin-words.ts'
import { offProps } from '../widgets/button.tsx'
import { PreloadRoute } from '../widgets/preload-route.tsx'
import { useFetcher } from '../widgets/use-fetcher.ts'
import { useErrorToast } from './notice-toast.tsx'

/** `onAnswer` is called once the server has undone the batch or refused to; after a failure the button can be used again. */
export function UndoButton({ batchId, onAnswer }: { batchId: string; onAnswer?: () => void }) {
  const fetcher = useFetcher<{ message: string | null }>()
  const { state, data } = fetcher
  const language = useLanguage()
  const isPosted = useRef(false)
  useErrorToast(data)
  useEffect(() => {
    if (state === 'idle' && isPosted.current && !data?.message) onAnswer?.()
    isPosted.current = state !== 'idle'
  }, [state, data, onAnswer])
  return (
    <fetcher.Form method="post" action={adminPath('/undo')} preventScrollReset>
      <PreloadRoute route="admin/undo" />
      <input type="hidden" name="batch" value={batchId} />
      <button
        type="submit"
        data-undo=""
        {...(state === 'idle' ? null : offProps)}
        className="cursor-pointer px-2 py-1 max-sm:min-h-11 text-sm font-semibold text-accent underline underline-offset-4"
      >
        {words.undo(language)}
      </button>
    </fetcher.Form>
  )
}
