import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import { adminPath } from '../../address/admin-path.ts'
import { followWhileVisible } from './follow-while-visible.ts'

type Listener = (message: string) => void
type Subscribe = (listener: Listener) => () => void

const QueueLiveContext = createContext<Subscribe>(() => () => undefined)

/** Passes the queue's events to subscribers below: "added", "changed:ID,ID", or "reset" after the stream was interrupted. */
export function QueueLive({ children }: { children: ReactNode }) {
  const [audience] = useState(createAudience)
  useEffect(() => {
    // Events since the page was rendered, or since the stream broke, are lost.
    const onOpen = () => audience.notify('reset')
    return followWhileVisible(adminPath('/queue/events'), { onMessage: audience.notify, onOpen })
  }, [audience])
  return <QueueLiveContext value={audience.subscribe}>{children}</QueueLiveContext>
}

/** `listener` must keep its identity between renders. */
export function useQueueMessages(listener: Listener): void {
  const subscribe = use(QueueLiveContext)
  useEffect(() => subscribe(listener), [subscribe, listener])
}

function createAudience() {
  const listeners = new Set<Listener>()
  const notify = (message: string) => {
    for (const listener of listeners) listener(message)
  }
  const subscribe = (listener: Listener) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return { notify, subscribe }
}
