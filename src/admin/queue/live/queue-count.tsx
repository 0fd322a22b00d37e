import { useCallback, useEffect, useRef, useState } from 'react'
import { useQueueMessages } from '../../parts/queue-live.tsx'
import { askQueueNews } from './ask-queue-news.ts'

// Whoever decides quickly makes several words a second; the count may be a second late.
const askAfterMs = 600

export function QueueCount({ waiting }: { waiting: string }) {
  const [count, setCount] = useState(waiting)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => setCount(waiting), [waiting])
  useEffect(() => () => clearTimeout(timer.current), [])
  const refresh = useCallback(() => {
    timer.current ??= setTimeout(async () => {
      timer.current = undefined
      const news = await askQueueNews(new URLSearchParams(), { fetch })
      if (news) setCount(news.waiting)
    }, askAfterMs)
  }, [])
  useQueueMessages(refresh)
  if (count === '') return null
  return (
    <span className="ml-1.5 bg-wash px-1.5 py-0.5 text-xs font-semibold text-ink">
      {count}
      <span className="sr-only"> waiting</span>
    </span>
  )
}
