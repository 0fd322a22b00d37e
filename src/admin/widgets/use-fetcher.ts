import { useEffect, useMemo, useState } from 'react'
import { type FetcherWithComponents, useFetcher as useRouterFetcher } from 'react-router'

/** For a part of a page that posts with the page's fetcher. */
export type FetcherForm = Pick<FetcherWithComponents<unknown>, 'Form' | 'state'>

/**
 * React Router's `useFetcher`, for effects that depend on `data`. React Router reads the data from a map that changes before
 * the state of the page does. React may discard a render in between, with its effects: the next page of the queue had
 * arrived and was never listed. Here the data is state, and the fetcher loads until it is set.
 */
export function useFetcher<Data>() {
  const fetcher = useRouterFetcher<Data>()
  const [data, setData] = useState(fetcher.data)
  // After every render, because a discarded one may have left its dependencies behind.
  useEffect(() => {
    if (data !== fetcher.data) setData(() => fetcher.data)
  })
  return useMemo(() => {
    const { Form, load, submit, state } = fetcher
    return { Form, load, submit, data, state: data === fetcher.data ? state : 'loading' }
  }, [fetcher, data])
}
