import { type MouseEvent, useRef } from 'react'
import { isSecondTap, type Tap } from './double-tap.ts'

/** An `onClickCapture` that refuses the second tap of a double tap. Keys have no place and are not taps. */
export function useDoubleTapGuard(under: string): (event: MouseEvent) => void {
  const last = useRef<Tap>(null)
  return event => {
    if (event.detail === 0) return
    const tap = { at: event.timeStamp, x: event.clientX, y: event.clientY, under }
    const isRefused = last.current !== null && isSecondTap(tap, last.current)
    // A third tap is compared with the entry of the first.
    last.current = isRefused && last.current ? { ...tap, under: last.current.under } : tap
    if (!isRefused) return
    event.preventDefault()
    event.stopPropagation()
  }
}
