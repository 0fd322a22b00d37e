import { useState } from 'react'

/**
 * The last answer of an action, kept while its page reloads: a live change, which the decision itself causes within half a second,
 * makes React Router drop the answer. A page about another record (`of`) begins without one.
 */
export function useLastAnswer<Answer>(answer: Answer | undefined, of = ''): Answer | undefined {
  const [last, setLast] = useState({ answer, of })
  const isNew = last.of !== of || (answer !== undefined && answer !== last.answer)
  if (!isNew) return last.answer
  setLast({ answer, of })
  return answer
}
