import { type ReactNode, useEffect, useState } from 'react'
import { createTabDecisions, DecisionsOfTab } from './decisions-of-tab.ts'

/** Keeps what this tab decides, and the tab open until the server has heard of it. */
export function KeepDecisions({ children }: { children: ReactNode }) {
  const [decisions] = useState(() => createTabDecisions({ fetch }))
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (decisions.isUnsent()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [decisions])
  return <DecisionsOfTab value={decisions}>{children}</DecisionsOfTab>
}
