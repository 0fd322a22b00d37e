import { useEffect } from 'react'
import { useFetcher } from './use-fetcher.ts'

const debounceMs = 250

/**
 * What the server last found for words that somebody types: `path` is the address of the search, without its `?words=`.
 * While nothing is typed, it finds what is near the headline `like`.
 */
export function useTypedSearch<Found>(path: string, typed: string, like = '') {
  const { load, data } = useFetcher<Found>()
  useEffect(() => {
    const isBlank = typed.trim() === ''
    if (isBlank && like === '') return
    const asked = new URLSearchParams([isBlank ? ['like', like] : ['words', typed]])
    const timer = setTimeout(() => load(`${path}?${asked}`), isBlank ? 0 : debounceMs)
    return () => clearTimeout(timer)
  }, [path, typed, like, load])
  return data
}
