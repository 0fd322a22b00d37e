import { useState } from 'react'
import { createLimiter } from '../../concurrency/limiter.ts'

/** Sends posts one after another: a second post by the same fetcher would cancel one that is still in flight. */
export function useTaskQueue(): (post: () => Promise<void>) => Promise<void> {
  const [inTurn] = useState(() => createLimiter(1))
  return inTurn.run
}
