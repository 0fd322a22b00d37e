import { useCallback, useRef } from 'react'

/** One post after another: a second would take the place of a first that is not answered, and stop it on its way. */
export function useTurns(): (post: () => Promise<void>) => Promise<void> {
  const line = useRef(Promise.resolve())
  return useCallback(post => {
    line.current = line.current.then(post, post)
    return line.current
  }, [])
}
