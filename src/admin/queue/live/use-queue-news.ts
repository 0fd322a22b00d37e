import { type Dispatch, type RefObject, useCallback, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useQueueMessages } from '../../frame/queue-live.tsx'
import { type QueueEvent, type QueueState, shownEntries } from '../state/queue-state.ts'
import { fetchQueueNews } from './fetch-queue-news.ts'
import { useThrottledRequest } from './use-throttled-request.ts'

// Two editors who decide at once see each other within a quarter of a second; words within it are asked for together.
const askAfterMs = 200

// As many as the server looks up at once.
const idsMax = 200

/** How many came on top of what is shown, which stays until they are asked for, and what others decided of it. */
export function useQueueNews({
  latest,
  dispatch,
  top,
}: {
  latest: RefObject<QueueState>
  dispatch: Dispatch<QueueEvent>
  top: string
}): number {
  const [params] = useSearchParams()
  const [newer, setNewer] = useState(0)
  const touched = useRef(new Set<string>())
  const ask = useCallback(async () => {
    const ids = takeBatch(touched.current, idsMax)
    const search = new URLSearchParams(params)
    search.set('above', top)
    for (const id of ids) search.append('id', id)
    const news = await fetchQueueNews(search, { fetch })
    if (!news) {
      // Asked again with the next word.
      for (const id of ids) touched.current.add(id)
      return 'done'
    }
    setNewer(news.newer)
    if (news.states.length > 0) dispatch({ type: 'heard', states: news.states })
    return touched.current.size > 0 ? 'more' : 'done'
  }, [params, top, dispatch])
  const askSoon = useThrottledRequest(ask, askAfterMs)
  const hear = useCallback(
    (message: string) => {
      const shown = shownEntries(latest.current).map(({ id }) => id)
      for (const id of idsIn(message, shown)) touched.current.add(id)
      askSoon()
    },
    [askSoon, latest],
  )
  useQueueMessages(hear)
  return newer
}

/** Which of the shown entries a message is about: all of them, where it does not say. */
function idsIn(message: string, shown: string[]): string[] {
  if (message === 'added' || message === 'stories') return []
  const ids = message.startsWith('changed:') ? message.slice(8) : ''
  if (ids === '') return shown
  const named = new Set(ids.split(','))
  return shown.filter(id => named.has(id))
}

export function takeBatch<Item>(items: Set<Item>, most: number): Item[] {
  const taken = [...items].slice(0, most)
  for (const item of taken) items.delete(item)
  return taken
}
