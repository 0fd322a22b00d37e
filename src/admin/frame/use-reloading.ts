import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { useReload } from './use-reload.ts'

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
