import { useEffect, useState } from 'react'

// As long as the guard against double posts counts a second press as part of the first. Nobody reads a notice in less.
const unreadMs = 1_000

/**
 * True while `shown`, for example another editor's version, has only just appeared. A press at that moment was not a response
 * to it. False for one that the document came with.
 */
export function useIsJustShown(shown: object | null): boolean {
  const [read, setRead] = useState(shown)
  useEffect(() => {
    if (shown === null) return
    const timer = setTimeout(() => setRead(shown), unreadMs)
    return () => clearTimeout(timer)
  }, [shown])
  return shown !== null && shown !== read
}
