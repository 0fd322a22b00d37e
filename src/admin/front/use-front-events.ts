import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

// Polls bring links all the time: what only they change may be a few seconds late.
const newsAfterMs = 4_000
const soonMs = 100

/** Renews the desk when the front page changes: another editor, the end of a pin, news. Changes of this tab stay. */
export function useFrontEvents(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    let source: EventSource | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    let dueAt = Number.POSITIVE_INFINITY
    const renewIn = (ms: number) => {
      if (performance.now() + ms >= dueAt) return
      dueAt = performance.now() + ms
      clearTimeout(timer)
      timer = setTimeout(() => {
        dueAt = Number.POSITIVE_INFINITY
        void revalidate()
      }, ms)
    }
    const follow = () => {
      source?.close()
      source = null
      if (document.hidden) return
      source = new EventSource('/events')
      source.onmessage = ({ data }) => renewIn(String(data).startsWith('news:') ? newsAfterMs : soonMs)
    }
    const returnTo = () => {
      follow()
      if (!document.hidden) renewIn(soonMs)
    }
    follow()
    document.addEventListener('visibilitychange', returnTo)
    return () => {
      document.removeEventListener('visibilitychange', returnTo)
      clearTimeout(timer)
      source?.close()
    }
  }, [revalidate])
}
