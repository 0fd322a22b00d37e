import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { fetchQueueNews } from './fetch-queue-news.ts'

/**
 * Counts the entries that came while the editor was at work, without showing them: nothing moves under the cursor. The queue is fetched anew
 * only when the server is there and knows the editor: a page that fails would take the place of this one.
 */
export function NewEntriesLine({ count }: { count: number }) {
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
          {count > 99 ? '99+' : count} new {count === 1 ? 'entry' : 'entries'}
        </button>
      ) : null}
      {count > 0 && isFailed ? (
        <p className="mt-0 mb-2 text-sm text-danger">
          They could not be fetched: there is no connection, or your session has ended. Sign in again in
          another tab, then try once more.
        </p>
      ) : null}
    </div>
  )
}
