import { useCallback, useEffect, useRef } from 'react'
import { useFetchers, useRevalidator } from 'react-router'

/**
 * Reloads the data of the open page, once no fetcher is sending a form. React Router ignores the redirect of a fetcher if a
 * reload began after its form was sent: the page would never show the notice of that form.
 */
export function useReload(): () => Promise<void> {
  const { revalidate } = useRevalidator()
  const isSending = useFetchers().some(({ state, formMethod }) => state !== 'idle' && formMethod === 'POST')
  const latest = useRef(isSending)
  const isDue = useRef(false)
  useEffect(() => {
    latest.current = isSending
    if (isSending || !isDue.current) return
    isDue.current = false
    void revalidate()
  }, [isSending, revalidate])
  return useCallback(async () => {
    if (latest.current) isDue.current = true
    else await revalidate()
  }, [revalidate])
}
