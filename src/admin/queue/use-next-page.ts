import { type Dispatch, useEffect } from 'react'
import { useFetcher, useSearchParams } from 'react-router'
import type { QueuePage } from './queue-page.ts'
import { type QueueEvent, type QueueState, shownEntries } from './queue-state.ts'

// Ten minutes of sixty entries are ten seconds an entry; a page takes a tenth of one.
const loadWhenLeft = 20

/** Brings the next page in before the cursor gets to the end of this one. */
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
  const isDue = next !== null && left <= loadWhenLeft && fetcher.state === 'idle'
  useEffect(() => {
    if (!isDue || next === null) return
    const search = new URLSearchParams(params)
    search.set('after', next)
    void fetcher.load(`/admin/queue?${search}`)
  }, [isDue, next, params, fetcher.load])
  useEffect(() => {
    if (!fetcher.data) return
    dispatch({ type: 'loaded', entries: fetcher.data.entries, next: fetcher.data.next })
  }, [fetcher.data, dispatch])
}
