import { followEvents } from '../../ui/follow-events.ts'

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
