import { useCallback, useEffect, useRef } from 'react'
import { adminPath } from '../../../address/admin-path.ts'
import { useQueueMessages } from '../../frame/live-events.tsx'
import { type QueueNews, responseMsMax } from './queue-page.ts'

/** Posts a claim or a note for the other editors. False when the server did not accept it. */
export async function postHoldOrNote(
  ids: string[],
  mark: { note?: string },
  { fetch }: { fetch: typeof globalThis.fetch },
): Promise<boolean> {
  const form = new URLSearchParams(mark)
  for (const id of ids) form.append('id', id)
  const signal = AbortSignal.timeout(responseMsMax)
  const sending = { method: 'POST', body: form, redirect: 'manual', signal } as const
  const response = await fetch(adminPath('/queue/live'), sending).catch(() => null)
  return response?.ok ?? false
}

/** The changes that an open page has not seen; null when the server cannot be reached or the editor is signed out. */
export async function fetchQueueNews(
  params: URLSearchParams,
  { fetch }: { fetch: typeof globalThis.fetch },
): Promise<QueueNews | null> {
  const receiving = { redirect: 'manual', signal: AbortSignal.timeout(responseMsMax) } as const
  const response = await fetch(`${adminPath('/queue/live')}?${params}`, receiving).catch(() => null)
  // The connection may drop in the middle of the response.
  return response?.ok ? response.json().catch(() => null) : null
}

/**
 * Sends one request for all notifications within `afterMs`, and never two in parallel: an older response could arrive last and
 * stay. `request` must keep its identity between renders; it returns 'more' if there is more to request.
 */
export function useThrottledRequest(request: () => Promise<unknown>, afterMs: number): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isPending = useRef(false)
  const isDue = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback(() => {
    const requestNow = async () => {
      timer.current = undefined
      isPending.current = true
      try {
        isDue.current = (await request()) === 'more' || isDue.current
      } finally {
        isPending.current = false
      }
      if (isDue.current) soon()
    }
    const soon = () => {
      isDue.current = isPending.current
      if (!isPending.current) timer.current ??= setTimeout(requestNow, afterMs)
    }
    soon()
  }, [request, afterMs])
}

/**
 * Calls `act` after messages about the queue, or those `of` another kind, once for all within `afterMs`, with what is new in the
 * queue; not if the server is away or the session has ended. `act` must keep its identity between renders.
 */
export function useLiveRequest(
  act: (news: QueueNews) => unknown,
  { of, afterMs = liveMs }: { of?: 'stories' | 'news'; afterMs?: number } = {},
): void {
  const request = useCallback(async () => {
    const news = await fetchQueueNews(new URLSearchParams(), { fetch })
    if (news) await act(news)
  }, [act])
  const requestSoon = useThrottledRequest(request, afterMs)
  useQueueMessages(
    useCallback(
      (message: string) => {
        if (message === 'reset' || (of ? message === of : message !== 'news')) requestSoon()
      },
      [of, requestSoon],
    ),
  )
}

// Two editors see each other's changes within half a second; automatic changes and quick decisions share one request.
const liveMs = 400
