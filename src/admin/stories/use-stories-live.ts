import { useCallback } from 'react'
import { useRevalidator } from 'react-router'
import { useQueueMessages } from '../frame/queue-live.tsx'
import { fetchQueueNews } from '../queue/live/fetch-queue-news.ts'
import { useThrottledRequest } from '../queue/live/use-throttled-request.ts'

// Two editors see each other within half a second; the machine's changes come together.
const askAfterMs = 400

/** Loads the page anew when stories or proposals change. A server that is away, or that knows nobody, changes nothing. */
export function useStoriesLive(): void {
  const { revalidate } = useRevalidator()
  const request = useCallback(async () => {
    const isThere = (await fetchQueueNews(new URLSearchParams(), { fetch })) !== null
    if (isThere) await revalidate()
    return 'done' as const
  }, [revalidate])
  const askSoon = useThrottledRequest(request, askAfterMs)
  const hear = useCallback(
    (message: string) => {
      if (message === 'stories' || message === 'reset') askSoon()
    },
    [askSoon],
  )
  useQueueMessages(hear)
}
