import { useCallback } from 'react'
import { useQueueMessages } from '../frame/queue-live.tsx'
import { useReload } from '../frame/use-reload.ts'
import { fetchQueueNews } from '../queue/live/fetch-queue-news.ts'
import { useThrottledRequest } from '../queue/live/use-throttled-request.ts'

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
