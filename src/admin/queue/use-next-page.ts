import { type Dispatch, useEffect, useState } from 'react'
import { useFetcher, useSearchParams } from 'react-router'
import type { QueuePage } from './queue-page.ts'
import { type QueueEvent, type QueueState, shownEntries } from './queue-state.ts'

// Ten minutes of sixty entries are ten seconds an entry; a page takes a tenth of one.
const loadWhenLeft = 20

// A network that is away is asked again no sooner.
const restMs = 2_000

/** Brings the next page in before the cursor gets to the end of this one; one that does not come is asked for again. */
export function useNextPage({
  state,
  dispatch,
}: {
  state: QueueState
  dispatch: Dispatch<QueueEvent>
}): void {
  const [params] = useSearchParams()
  const fetcher = useFetcher<QueuePage>()
  const shown = shownEntries(state)
  const left = shown.length - shown.findIndex(({ id }) => id === state.cursor)
  const { next } = state
  const [isResting, setIsResting] = useState(false)
  const isDue = next !== null && left <= loadWhenLeft && fetcher.state === 'idle' && !isResting
  useEffect(() => {
    if (!isDue || next === null) return
    const search = new URLSearchParams(params)
    search.set('after', next)
    void fetcher.load(`/admin/queue?${search}`)
  }, [isDue, next, params, fetcher.load])
  useEffect(() => {
    if (!fetcher.data) return
    dispatch({ type: 'loaded', entries: fetcher.data.entries, next: fetcher.data.next })
    if (fetcher.data.entries.length > 0 || fetcher.data.next === null) return
    setIsResting(true)
    const timer = setTimeout(() => setIsResting(false), restMs)
    return () => clearTimeout(timer)
  }, [fetcher.data, dispatch])
}
