import { type Dispatch, useCallback, useEffect, useState } from 'react'
import { useFetcher, useSearchParams } from 'react-router'
import { adminPath } from '../../../address/admin-path.ts'
import type { QueuePage } from '../state/queue-page.ts'
import { type QueueEvent, type QueueState, shownEntries } from '../state/queue-state.ts'

// Ten minutes of sixty entries are ten seconds an entry; a page takes a tenth of one.
const loadWhenLeft = 20

// So far below the screen the end of the list is still a second of scrolling away.
const loadWithin = '800px'

// A network that is away is asked again no sooner.
const restMs = 2_000

/**
 * Loads the next page before the cursor or the screen reaches the end of this one; a page that does not come is asked
 * for again. `end` is for the element at the end of the list.
 */
export function useNextPage({ state, dispatch }: { state: QueueState; dispatch: Dispatch<QueueEvent> }): {
  end: (element: HTMLElement | null) => (() => void) | undefined
} {
  const [params] = useSearchParams()
  const fetcher = useFetcher<QueuePage>()
  const { end, isEndNear } = useEndNear()
  const shown = shownEntries(state)
  const left = shown.length - shown.findIndex(({ id }) => id === state.cursor)
  const { next } = state
  const [isResting, setIsResting] = useState(false)
  const isWanted = left <= loadWhenLeft || isEndNear
  const isDue = next !== null && isWanted && fetcher.state === 'idle' && !isResting
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
    if (entries.length > 0 || next === null) return
    setIsResting(true)
    const timer = setTimeout(() => setIsResting(false), restMs)
    return () => clearTimeout(timer)
  }, [fetcher.data, dispatch])
  return { end }
}

/** Whether the end of the list is on the screen or nearly, by whatever means it was scrolled there. */
function useEndNear() {
  const [isEndNear, setIsEndNear] = useState(false)
  const end = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const watch = ([latest]: IntersectionObserverEntry[]) => setIsEndNear(latest?.isIntersecting ?? false)
    const observer = new IntersectionObserver(watch, { rootMargin: `0px 0px ${loadWithin}` })
    observer.observe(element)
    return () => {
      observer.disconnect()
      setIsEndNear(false)
    }
  }, [])
  return { end, isEndNear }
}
