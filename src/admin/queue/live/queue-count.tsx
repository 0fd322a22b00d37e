import { useCallback, useEffect, useState } from 'react'
import { useLanguage } from '../../../ui/language/language-context.ts'
import * as words from '../../../words/queue-page.ts'
import { NavMark } from '../../frame/section-link.tsx'
import { srOnly } from '../../widgets/sr-only.tsx'
import { useLiveRequest } from '../state/fetch-queue-news.ts'
import type { QueueNews } from '../state/queue-page.ts'

export function QueueCount({ waiting }: { waiting: string }) {
  const language = useLanguage()
  const [count, setCount] = useState(waiting)
  useEffect(() => setCount(waiting), [waiting])
  const show = useCallback((news: QueueNews) => setCount(news.waiting), [])
  useLiveRequest(show)
  if (count === '') return null
  return <NavMark>{words.waiting(language, { count, hidden: srOnly })}</NavMark>
}
