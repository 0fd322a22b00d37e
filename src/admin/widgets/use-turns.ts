import { useState } from 'react'
import { createLine } from './create-line.ts'

/** One post after another: a second would take the place of a first that is not answered, and stop it on its way. */
export function useTurns(): (post: () => Promise<void>) => Promise<void> {
  const [inTurn] = useState(createLine)
  return inTurn
}
