import { useCallback, useState } from 'react'
import { useQueueMessages } from '../frame/live-events.tsx'
import { useReload } from '../frame/use-reload.ts'
import { fetchQueueNews, useThrottledRequest } from '../queue/live/fetch-queue-news.ts'

// Two editors see each other's changes within half a second; automatic changes within this time share one reload.
const throttleMs = 400

/** Reloads the page when stories or proposals change, but not if the server is away or the session has ended. */
export function useStoriesLive(): void {
  const reload = useReload()
  const request = useCallback(async () => {
    const isThere = (await fetchQueueNews(new URLSearchParams(), { fetch })) !== null
    if (isThere) await reload()
    return 'done' as const
  }, [reload])
  const requestSoon = useThrottledRequest(request, throttleMs)
  const onMessage = useCallback(
    (message: string) => {
      if (message === 'stories' || message === 'reset') requestSoon()
    },
    [requestSoon],
  )
  useQueueMessages(onMessage)
}

/**
 * The last answer of an action, kept while its page reloads: a live change, which the decision itself causes within half a second,
 * makes React Router drop the answer. A page about another record (`of`) begins without one.
 */
export function useLastAnswer<Answer>(answer: Answer | undefined, of = ''): Answer | undefined {
  const [last, setLast] = useState({ answer, of })
  const isNew = last.of !== of || (answer !== undefined && answer !== last.answer)
  if (!isNew) return last.answer
  setLast({ answer, of })
  return answer
}
