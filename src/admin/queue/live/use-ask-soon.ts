import { useCallback, useEffect, useRef } from 'react'

/**
 * Asks a while after the first of several words, and never while an answer is awaited: an older one would come last
 * and stay. `ask` must keep its identity between renders; it says whether it has more to ask for.
 */
export function useAskSoon(ask: () => Promise<'done' | 'more'>, afterMs: number): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isAsking = useRef(false)
  const isDue = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback(() => {
    const askNow = async () => {
      timer.current = undefined
      isAsking.current = true
      isDue.current = (await ask()) === 'more' || isDue.current
      isAsking.current = false
      if (isDue.current) soon()
    }
    const soon = () => {
      isDue.current = isAsking.current
      if (!isAsking.current) timer.current ??= setTimeout(askNow, afterMs)
    }
    soon()
  }, [ask, afterMs])
}
