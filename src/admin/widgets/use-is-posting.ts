import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'

/** True from a post of the page until its response, or the next page, is shown. */
export function useIsPosting(): boolean {
  return useNavigation().formMethod === 'POST'
}

/**
 * Where the focus goes once the response of a post is shown (`isPosting` ends): to the first wrong field of the posted form,
 * or to the page's content if the post removed the focused control.
 */
export function useFocusFallback(isPosting: boolean): void {
  const wasPosting = useRef(false)
  useEffect(() => {
    const isDone = wasPosting.current && !isPosting
    wasPosting.current = isPosting
    if (!isDone) return
    const { activeElement, body } = document
    if (activeElement === body) return document.getElementById('content')?.focus({ preventScroll: true })
    activeElement?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [isPosting])
}
