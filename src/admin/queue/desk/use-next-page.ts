import { type Dispatch, useCallback, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { adminPath } from '../../../address/admin-path.ts'
import { useFetcher } from '../../widgets/use-fetcher.ts'
import type { QueuePage } from '../state/queue-page.ts'
import { type QueueEvent, type QueueState, shownEntries } from '../state/queue-state.ts'

// An editor takes about ten seconds an entry (sixty in ten minutes), and a page loads in a tenth of one.
const loadWhenLeft = 20

// At this distance the end of the list is about a second of scrolling away.
const loadWithin = '800px'

// The shortest wait before a page that failed to load is requested again.
const retryAfterMs = 2_000

/**
 * Loads the next page before the cursor or the screen reaches the end of this one; a failed request is retried. `end` is the
 * ref of the element at the end of the list.
 */
export function useNextPage({ state, dispatch }: { state: QueueState; dispatch: Dispatch<QueueEvent> }): {
  end: (element: HTMLElement | null) => (() => void) | undefined
} {
  const [params] = useSearchParams()
  const fetcher = useFetcher<QueuePage>()
  const { next } = state
  const { end, isEndNear } = useEndNear(next)
  const shown = shownEntries(state)
  const left = shown.length - shown.findIndex(({ id }) => id === state.cursor)
  const [listed, setListed] = useState<QueuePage>()
  const [isResting, setIsResting] = useState(false)
  const isWanted = left <= loadWhenLeft || isEndNear
  const isDue = next !== null && isWanted && fetcher.state === 'idle' && fetcher.data === listed && !isResting
  useEffect(() => {
    if (!isDue || next === null) return
    const search = new URLSearchParams(params)
    search.set('after', next)
    void fetcher.load(`${adminPath('/queue')}?${search}`)
  }, [isDue, next, params, fetcher.load])
  useEffect(() => {
    if (!fetcher.data) return
    const { entries, next, beyond } = fetcher.data
    dispatch({ type: 'loaded', entries, next, beyond })
    setListed(fetcher.data)
    if (entries.length > 0 || next === null) return
    setIsResting(true)
    const timer = setTimeout(() => setIsResting(false), retryAfterMs)
    return () => clearTimeout(timer)
  }, [fetcher.data, dispatch])
  return { end }
}

/** Whether the end of the list is on the screen or near it, by any kind of scrolling. A page moves the end, so each `next` is observed anew. */
function useEndNear(next: string | null) {
  const [nearEnd, setNearEnd] = useState<string | null>(null)
  const end = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return
      const watch = ([latest]: IntersectionObserverEntry[]) =>
        setNearEnd(latest?.isIntersecting ? next : null)
      const observer = new IntersectionObserver(watch, { rootMargin: `0px 0px ${loadWithin}` })
      observer.observe(element)
      return () => observer.disconnect()
    },
    [next],
  )
  return { end, isEndNear: nearEnd === next }
}
