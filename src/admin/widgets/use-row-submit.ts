import { type FormEvent, useEffect, useRef } from 'react'
import { findFocusAfter } from './find-focus-after.ts'

/**
 * The `onSubmit` of a form in a row: one post at a time, and if the post removes the row, the next row takes the focus.
 * Give the form's buttons `aria-disabled` while it posts: `disabled` would drop the focus, also if the row stays.
 */
export function useRowSubmit(isPosting: boolean): (event: FormEvent) => void {
  const next = useRef<HTMLElement | null>(null)
  useEffect(
    () => () => {
      if (!next.current || document.activeElement !== document.body) return
      // The same change can remove the next row too, such as both times of one link.
      const target = next.current.isConnected ? next.current : document.getElementById('content')
      target?.focus()
    },
    [],
  )
  return event => {
    if (isPosting) event.preventDefault()
    else next.current = findFocusAfter(document.activeElement)
  }
}
