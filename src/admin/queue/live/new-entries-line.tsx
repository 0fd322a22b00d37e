import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useLanguage } from '../../../ui/language/language-context.ts'
import * as words from '../../../words/queue-page.ts'
import { useReload } from '../../frame/use-reload.ts'
import { offProps } from '../../widgets/button.tsx'
import { fetchQueueNews } from '../state/fetch-queue-news.ts'

const newerMax = 99

/**
 * Counts the entries that arrived since the page was loaded, without showing them. Its line is there before, so that nothing moves
 * under the cursor or the mouse.
 * The queue reloads only if the server answers and the session is valid: an error page would replace this one.
 */
export function NewEntriesLine({ count }: { count: number }) {
  const language = useLanguage()
  const { state } = useRevalidator()
  const reload = useReload()
  const [isFailed, setIsFailed] = useState(false)
  async function show() {
    const isThere = (await fetchQueueNews(new URLSearchParams(), { fetch })) !== null
    setIsFailed(!isThere)
    if (isThere) await reload()
  }
  return (
    <div role="status" className="mb-2 min-h-9 max-sm:min-h-11 print:hidden noscript:hidden">
      {count > 0 ? (
        <button
          type="button"
          onClick={() => void show()}
          {...(state === 'idle' ? null : offProps)}
          className="min-h-9 w-full cursor-pointer border-y border-accent text-sm max-sm:min-h-11 font-semibold text-accent hover:bg-wash"
        >
          {count > newerMax
            ? words.manyNewEntries(language, { count: newerMax })
            : words.newEntries(language, { count })}
        </button>
      ) : null}
      {count > 0 && isFailed ? (
        <p className="my-2 text-sm text-danger">{words.newNotLoaded(language)}</p>
      ) : null}
    </div>
  )
}
