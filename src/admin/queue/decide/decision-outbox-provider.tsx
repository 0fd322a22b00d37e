import { type ReactNode, useEffect, useState } from 'react'
import { createDecisionOutbox, DecisionOutboxContext } from './decision-outbox.ts'

/** Keeps the decisions of this tab, and asks before the tab closes while one of them is unsent. */
export function DecisionOutboxProvider({ children }: { children: ReactNode }) {
  const [outbox] = useState(() => createDecisionOutbox({ fetch }))
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (outbox.isUnsent()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [outbox])
  return <DecisionOutboxContext value={outbox}>{children}</DecisionOutboxContext>
}
