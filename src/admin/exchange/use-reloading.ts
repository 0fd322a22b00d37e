import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const everyMs = 1_000

/** Asks the page's loaders again each second while something is under way and the page is looked at. */
export function useReloading(isUnderWay: boolean): void {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (!isUnderWay || state !== 'idle') return
    const timer = setTimeout(() => {
      if (!document.hidden) void revalidate()
    }, everyMs)
    const onShown = () => void (document.hidden || revalidate())
    document.addEventListener('visibilitychange', onShown)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onShown)
    }
  }, [isUnderWay, state, revalidate])
}
