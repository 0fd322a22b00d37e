import { useCallback, useEffect, useState } from 'react'
import { useLanguage } from '../../../ui/language/language-context.ts'
import * as words from '../../../words/queue-page.ts'
import { useQueueMessages } from '../../frame/live-events.tsx'
import { NavMark } from '../../frame/section-link.tsx'
import { srOnly } from '../../widgets/sr-only.tsx'
import { fetchQueueNews, useThrottledRequest } from './fetch-queue-news.ts'

// Quick decisions would notify several times a second; the count may be this much late.
const throttleMs = 600

export function QueueCount({ waiting }: { waiting: string }) {
  const language = useLanguage()
  const [count, setCount] = useState(waiting)
  useEffect(() => setCount(waiting), [waiting])
  const request = useCallback(async () => {
    const news = await fetchQueueNews(new URLSearchParams(), { fetch })
    if (news) setCount(news.waiting)
    return 'done' as const
  }, [])
  useQueueMessages(useThrottledRequest(request, throttleMs))
  if (count === '') return null
  return <NavMark>{words.waiting(language, { count, hidden: srOnly })}</NavMark>
}
