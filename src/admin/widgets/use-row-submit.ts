import { useEffect, useRef } from 'react'
import { findFocusAfter } from './find-focus-after.ts'
import type { FetcherForm } from './use-fetcher.ts'

/**
 * The `onSubmit` of a form in a row: if the post removes the row, the next row takes the focus. Turn the form's buttons off
 * while it `isPosting`.
 */
export function useRowSubmit({ state }: Pick<FetcherForm, 'state'>) {
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
  const onSubmit = () => {
    next.current = findFocusAfter(document.activeElement)
  }
  return { onSubmit, isPosting: state !== 'idle' }
}
