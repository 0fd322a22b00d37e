import { useEffect, useRef } from 'react'
import { useFetchers, useNavigation } from 'react-router'

// The second click of a double click, or a key held down, comes before React has drawn that the first is under way.
const sameGestureMs = 1_000

/** One post for a double click and a key held down. A form that was answered, or changed since, may be posted again at once. */
export function useOnePost(): void {
  const navigation = useNavigation()
  const fetchers = useFetchers()
  const isUnderWay = navigation.state !== 'idle' || fetchers.length > 0
  const lastPosts = useRef(new WeakMap<EventTarget, number>())
  useEffect(() => {
    if (!isUnderWay) lastPosts.current = new WeakMap()
  }, [isUnderWay])
  useEffect(() => {
    const refuseSecond = (event: SubmitEvent) => {
      const form = event.target
      if (!(form instanceof HTMLFormElement) || form.method !== 'post') return
      const pressed = event.submitter ?? form
      const isSecond = event.timeStamp - (lastPosts.current.get(pressed) ?? -sameGestureMs) < sameGestureMs
      lastPosts.current.set(pressed, event.timeStamp)
      if (!isSecond) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    const forget = () => {
      lastPosts.current = new WeakMap()
    }
    // Before React, which listens at the document.
    window.addEventListener('submit', refuseSecond, { capture: true })
    window.addEventListener('input', forget, { capture: true })
    return () => {
      window.removeEventListener('submit', refuseSecond, { capture: true })
      window.removeEventListener('input', forget, { capture: true })
    }
  }, [])
}
