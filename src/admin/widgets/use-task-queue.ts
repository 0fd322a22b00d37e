import { useState } from 'react'

/** Sends posts one after another: a second post by the same fetcher would cancel one that is still in flight. */
export function useTaskQueue(): (post: () => Promise<void>) => Promise<void> {
  const [inTurn] = useState(createTaskQueue)
  return inTurn
}

/** Runs tasks one at a time, even after a failure. */
export function createTaskQueue(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve()
  return work => {
    const done = last.then(work, work)
    last = done
    return done
  }
}
