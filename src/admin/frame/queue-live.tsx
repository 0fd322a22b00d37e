import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import { adminPath } from '../../address/admin-path.ts'
import { followEvents } from '../../ui/follow-events.ts'

type Listener = (message: string) => void
type Subscribe = (listener: Listener) => () => void

const QueueLiveContext = createContext<Subscribe>(() => () => undefined)

/** Passes the queue's events to subscribers below: "added", "changed:ID,ID", or "reset" after the stream was interrupted. */
export function QueueLive({ children }: { children: ReactNode }) {
  const [audience] = useState(createAudience)
  useEffect(() => followQueue(audience.notify), [audience])
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

/** Over HTTP/1 a browser has six connections for a site, so a hidden tab closes its own. */
function followQueue(notify: Listener): () => void {
  let stop: (() => void) | null = null
  const open = () => {
    // Events since the page was rendered, or since the stream broke, are lost.
    stop ??= followEvents(adminPath('/queue/events'), { onMessage: notify, onOpen: () => notify('reset') })
  }
  const close = () => {
    stop?.()
    stop = null
  }
  const onVisibility = () => (document.hidden ? close() : open())
  onVisibility()
  document.addEventListener('visibilitychange', onVisibility)
  window.addEventListener('pagehide', close)
  // Going back may restore this page from the browser's cache, with its connection closed.
  window.addEventListener('pageshow', onVisibility)
  return () => {
    document.removeEventListener('visibilitychange', onVisibility)
    window.removeEventListener('pagehide', close)
    window.removeEventListener('pageshow', onVisibility)
    close()
  }
}
