import { type MouseEvent, useRef } from 'react'

/**
 * An `onClickCapture` that ignores the second tap of a double tap. It could hit the same button of the next entry and decide
 * that entry unread. `under` is the shown dialog or entry.
 */
export function useDoubleTapGuard(under: unknown): (event: MouseEvent) => void {
  const first = useRef<{ tap: Tap; under: unknown }>(null)
  return event => {
    const { current } = first
    if (current && current.under !== under && isDoubleTap(current.tap, event.nativeEvent)) {
      event.preventDefault()
      event.stopPropagation()
    } else first.current = { tap: event.nativeEvent, under }
  }
}

// The limit of Android is 300 ms and that of iOS 350 ms. Nobody reads the next headline in less.
const doubleTapMs = 350
// A fingertip; two taps on neighbouring rows are further apart.
const fingerPx = 22

type Tap = Pick<MouseEvent, 'timeStamp' | 'clientX' | 'clientY'>

export function isDoubleTap(first: Tap, second: Tap): boolean {
  return (
    second.timeStamp - first.timeStamp < doubleTapMs &&
    Math.hypot(second.clientX - first.clientX, second.clientY - first.clientY) < fingerPx
  )
}
