import { useEffect, useRef } from 'react'

/** If a post removed the focused control, the page's content takes the focus once its response is shown (`isPosting` ends). */
export function useFocusFallback(isPosting: boolean): void {
  const wasPosting = useRef(false)
  useEffect(() => {
    const isDone = wasPosting.current && !isPosting
    wasPosting.current = isPosting
    if (!isDone || document.activeElement !== document.body) return
    document.getElementById('content')?.focus({ preventScroll: true })
  }, [isPosting])
}
