import { useState } from 'react'
import { createTaskQueue } from './create-task-queue.ts'

/** One post after another: a second would take the place of a first that is not answered, and stop it on its way. */
export function useTaskQueue(): (post: () => Promise<void>) => Promise<void> {
  const [inTurn] = useState(createTaskQueue)
  return inTurn
}
