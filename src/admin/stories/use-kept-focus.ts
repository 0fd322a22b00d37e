import { useEffect } from 'react'

/** An act may remove the row or the button that had the focus: then the content of the page has it, `shown` being drawn. */
export function useKeptFocus(answer: unknown, shown: unknown): void {
  useEffect(() => {
    if (!answer || !shown || document.activeElement !== document.body) return
    document.getElementById('content')?.focus({ preventScroll: true })
  }, [answer, shown])
}
