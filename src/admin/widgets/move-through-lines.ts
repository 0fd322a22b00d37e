import type { KeyboardEvent } from 'react'
import { isComposing } from './is-composing.ts'

/** For a dialog with an input and a list of buttons: arrows move between them; Enter leads from the input to the first line. */
export function moveThroughLines(event: KeyboardEvent<HTMLElement>): void {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, ol button')]
  const at = stops.findIndex(stop => stop.matches(':focus'))
  const isDown = event.key === 'ArrowDown' || (event.key === 'Enter' && at === 0)
  if (event.defaultPrevented || (!isDown && event.key !== 'ArrowUp') || isComposing(event.nativeEvent)) return
  stops[at + (isDown ? 1 : -1)]?.focus()
  event.preventDefault()
}
