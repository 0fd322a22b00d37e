import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import { adminPath } from '../../address/admin-path.ts'
import { followEvents } from '../../ui/follow-events.ts'

type Listener = (message: string) => void
type Subscribe = (listener: Listener) => () => void

const QueueLiveContext = createContext<Subscribe>(() => () => undefined)

/**
 * Passes the events of the desk to subscribers below: "added", "changed:ID,ID", "stories", "news", or "reset" after the stream
 * was interrupted.
 */
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

/**
 * Follows an event stream while the tab is visible, until the returned function is called: over HTTP/1 a browser has six
 * connections for a site. `onOpen` catches up on what was missed before the stream opened.
 */
export function followWhileVisible(path: string, followed: Parameters<typeof followEvents>[1]): () => void {
  let stop: (() => void) | null = null
  const close = () => {
    stop?.()
    stop = null
  }
  const follow = () => {
    if (document.hidden) close()
    else stop ??= followEvents(path, followed)
  }
  follow()
  document.addEventListener('visibilitychange', follow)
  window.addEventListener('pagehide', close)
  // Going back may restore this page from the browser's cache, with its connection closed.
  window.addEventListener('pageshow', follow)
  return () => {
    document.removeEventListener('visibilitychange', follow)
    window.removeEventListener('pagehide', close)
    window.removeEventListener('pageshow', follow)
    close()
  }
}
