import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useLanguage } from '../../../ui/language/language-context.ts'
import * as words from '../../../words/queue-page.ts'
import { fetchQueueNews } from './fetch-queue-news.ts'

const newerMax = 99

/**
 * Counts the entries that came while the editor was at work, without showing them: nothing moves under the cursor. The queue is fetched anew
 * only when the server is there and knows the editor: a page that fails would take the place of this one.
 */
export function NewEntriesLine({ count }: { count: number }) {
  const language = useLanguage()
  const { revalidate, state } = useRevalidator()
  const [isFailed, setIsFailed] = useState(false)
  async function show() {
    const isThere = (await fetchQueueNews(new URLSearchParams(), { fetch })) !== null
    setIsFailed(!isThere)
    if (isThere) await revalidate()
  }
  return (
    <div role="status" className="print:hidden">
      {count > 0 ? (
        <button
          type="button"
          disabled={state !== 'idle'}
          onClick={() => void show()}
          className="mb-2 w-full cursor-pointer border-y border-accent py-1.5 text-sm font-semibold text-accent hover:bg-wash"
        >
          {count > newerMax
            ? words.manyNewEntries(language, { count: newerMax })
            : words.newEntries(language, { count })}
        </button>
      ) : null}
      {count > 0 && isFailed ? (
        <p className="mt-0 mb-2 text-sm text-danger">{words.newNotLoaded(language)}</p>
      ) : null}
    </div>
  )
}
