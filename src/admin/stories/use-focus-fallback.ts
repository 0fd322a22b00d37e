import { useEffect } from 'react'

/** If an action removed the focused row or button, the page's content takes the focus once `shown` is rendered. */
export function useFocusFallback(response: unknown, shown: unknown): void {
  useEffect(() => {
    if (!response || !shown || document.activeElement !== document.body) return
    document.getElementById('content')?.focus({ preventScroll: true })
  }, [response, shown])
}
