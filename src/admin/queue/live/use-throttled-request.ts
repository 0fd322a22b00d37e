import { useCallback, useEffect, useRef } from 'react'

/**
 * Sends one request for all notifications within `afterMs`, and never two in parallel: an older response could arrive last and
 * stay. `request` must keep its identity between renders; it returns whether there is more to request.
 */
export function useThrottledRequest(request: () => Promise<'done' | 'more'>, afterMs: number): () => void {
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
