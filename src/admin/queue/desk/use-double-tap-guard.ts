import { type MouseEvent, useRef } from 'react'
import { isDoubleTap } from './double-tap.ts'

/**
 * An `onClickCapture` that ignores the second tap of a double tap. It could hit the same button of the next entry and decide
 * that entry unread. `under` is the shown dialog or entry.
 */
export function useDoubleTapGuard(under: unknown): (event: MouseEvent) => void {
  const first = useRef<{ tap: Parameters<typeof isDoubleTap>[0]; under: unknown }>(null)
  return event => {
    const { current } = first
    if (current && current.under !== under && isDoubleTap(current.tap, event.nativeEvent)) {
      event.preventDefault()
      event.stopPropagation()
    } else first.current = { tap: event.nativeEvent, under }
  }
}
