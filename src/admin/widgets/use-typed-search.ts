import { useEffect } from 'react'
import { useFetcher } from './use-fetcher.ts'

const debounceMs = 250

/** What the server last found for words that somebody types: `path` is the address of the search, without its `?words=`. */
export function useTypedSearch<Found>(path: string, typed: string) {
  const { load, data } = useFetcher<Found>()
  useEffect(() => {
    if (typed.trim() === '') return
    const timer = setTimeout(() => load(`${path}?${new URLSearchParams({ words: typed })}`), debounceMs)
    return () => clearTimeout(timer)
  }, [path, typed, load])
  return data
}
