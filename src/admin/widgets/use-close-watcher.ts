import { useEffect, useRef } from 'react'

declare global {
  interface Window {
    // TypeScript's own declarations have only what all browsers have.
    CloseWatcher?: new () => { onclose: (() => void) | null; destroy(): void; requestClose(): void }
  }
}

/**
 * Android's Back closes what is open instead of leaving the page, where the browser has a `CloseWatcher`. It also answers to
 * Escape, so `onClose` may be called twice.
 */
export function useCloseWatcher(isOpen: boolean, onClose: () => void): void {
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  }, [onClose])
  useEffect(() => {
    if (!isOpen || !window.CloseWatcher) return
    const watcher = new window.CloseWatcher()
    watcher.onclose = () => latest.current()
    return () => watcher.destroy()
  }, [isOpen])
}
