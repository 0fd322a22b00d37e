import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useFetchers, useNavigation } from 'react-router'

// A double click, or a held key, submits again before React has rendered the pending state.
const sameGestureMs = 1_000

/** Turns a double click or a held key into one post. A form that was answered or edited since may be posted again immediately. */
export function useDoublePostGuard(): void {
  const navigation = useNavigation()
  const fetchers = useFetchers()
  const isPending = navigation.state !== 'idle' || fetchers.length > 0
  const lastPosts = useRef(new WeakMap<EventTarget, number>())
  // A post that fails at once is over before React has drawn it as pending. The count changes in the same transition as the
  // router's state, so that such a post is seen, too. Before the answer is painted, because the next press may follow at once.
  const [posts, setPosts] = useState(0)
  useLayoutEffect(() => {
    if (posts > 0 && !isPending) lastPosts.current = new WeakMap()
  }, [isPending, posts])
  useEffect(() => {
    const refuseSecond = (event: SubmitEvent) => {
      const form = event.target
      if (!(form instanceof HTMLFormElement) || form.method !== 'post') return
      const pressed = event.submitter ?? form
      const isSecond = event.timeStamp - (lastPosts.current.get(pressed) ?? -sameGestureMs) < sameGestureMs
      lastPosts.current.set(pressed, event.timeStamp)
      if (!isSecond) return startTransition(() => setPosts(count => count + 1))
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    const forget = () => {
      lastPosts.current = new WeakMap()
    }
    // The capture phase of the window comes before React, which listens at the document.
    window.addEventListener('submit', refuseSecond, { capture: true })
    window.addEventListener('input', forget, { capture: true })
    return () => {
      window.removeEventListener('submit', refuseSecond, { capture: true })
      window.removeEventListener('input', forget, { capture: true })
    }
  }, [])
}
