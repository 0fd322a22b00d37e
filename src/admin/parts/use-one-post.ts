import { useEffect } from 'react'

// The second click of a double click, or the next of a key held down, comes before React has drawn that the first is under way.
const sameGestureMs = 1_000

/** A form posts once for a double click and for a key held down, whatever the page has drawn of it in between. */
export function useOnePost(): void {
  useEffect(() => {
    const lastPost = new WeakMap<EventTarget, number>()
    const refuseSecond = (event: SubmitEvent) => {
      const form = event.target
      if (!(form instanceof HTMLFormElement) || form.method !== 'post') return
      const pressed = event.submitter ?? form
      const isSecond = event.timeStamp - (lastPost.get(pressed) ?? -sameGestureMs) < sameGestureMs
      lastPost.set(pressed, event.timeStamp)
      if (!isSecond) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    // Before React, which listens at the document.
    window.addEventListener('submit', refuseSecond, { capture: true })
    return () => window.removeEventListener('submit', refuseSecond, { capture: true })
  }, [])
}
