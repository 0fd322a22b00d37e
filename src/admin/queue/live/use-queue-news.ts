import { type Dispatch, type RefObject, useCallback, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useQueueMessages } from '../../frame/live-events.tsx'
import { fetchQueueNews, useThrottledRequest } from '../state/fetch-queue-news.ts'
import { statesMax } from '../state/queue-page.ts'
import { type QueueEvent, type QueueState, shownEntries } from '../state/queue-state.ts'

// Editors see each other's decisions within a quarter of a second; notifications within this time share one request.
const throttleMs = 200

/** Counts new entries above the list, which are listed only on request, and applies other editors' decisions. */
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
  const request = useCallback(async () => {
    const ids = takeBatch(touched.current, statesMax)
    const search = new URLSearchParams(params)
    search.set('above', top)
    for (const id of ids) search.append('id', id)
    const news = await fetchQueueNews(search, { fetch })
    if (!news) {
      // These ids are requested again with the next notification.
      for (const id of ids) touched.current.add(id)
      return 'done'
    }
    setNewer(news.newer)
    if (news.states.length > 0) dispatch({ type: 'reported', states: news.states })
    return touched.current.size > 0 ? 'more' : 'done'
  }, [params, top, dispatch])
  const requestSoon = useThrottledRequest(request, throttleMs)
  const onMessage = useCallback(
    (message: string) => {
      if (message === 'news') return
      for (const id of idsIn(message, latest.current)) touched.current.add(id)
      requestSoon()
    },
    [requestSoon, latest],
  )
  useQueueMessages(onMessage)
  return newer
}

/** The shown entries that a message is about, with the others of their stories: all of them if it names none. */
export function idsIn(message: string, state: QueueState): string[] {
  if (/^(added|stories)$/.test(message)) return []
  const ids = message.startsWith('changed:') ? message.slice(8) : ''
  const isNamed = ({ id }: { id: string }) => ids === '' || ids.includes(id)
  const stories = new Set(state.entries.filter(isNamed).map(({ story }) => story?.id))
  stories.delete(undefined)
  return shownEntries(state).flatMap(entry =>
    isNamed(entry) || stories.has(entry.story?.id) ? entry.id : [],
  )
}

export function takeBatch<Item>(items: Set<Item>, most: number): Item[] {
  const taken = [...items].slice(0, most)
  for (const item of taken) items.delete(item)
  return taken
}
