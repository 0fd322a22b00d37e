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

const reloadMs = 1_000

/**
 * Reloads the page's data each second while something is in progress and the tab is visible; `timesMax`: for work that may
 * not begin soon.
 */
export function useReloading(isRunning: boolean, timesMax = Number.POSITIVE_INFINITY): void {
  const { state } = useRevalidator()
  const reload = useReload()
  const left = useRef(timesMax)
  useEffect(() => {
    if (!isRunning) left.current = timesMax
    if (!isRunning || state !== 'idle') return
    const reloadIfShown = () => {
      if (document.hidden || left.current === 0) return
      left.current -= 1
      void reload()
    }
    const timer = setTimeout(reloadIfShown, reloadMs)
    document.addEventListener('visibilitychange', reloadIfShown)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', reloadIfShown)
    }
  }, [isRunning, timesMax, state, reload])
}
