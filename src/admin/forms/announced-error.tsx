import { useState } from 'react'
import { useIsPosting } from '../widgets/use-is-posting.ts'

export type ErrorLive = 'polite' | 'off'

/**
 * The error of a field. Screen readers announce it, because the focus may be in the field already, or in a wrong one above
 * it. `live` is `off` in a form that always moves the focus to the field: there it is read as the field's description.
 */
export function AnnouncedError({
  id,
  error,
  live = 'polite',
}: {
  id?: string
  error: string | undefined
  live?: ErrorLive
}) {
  const posts = usePostCount()
  return (
    <div aria-live={live}>
      {error ? (
        // With a new key, the same error of another post is announced again.
        <p key={posts} id={id} className="mt-1 mb-0 text-sm text-danger">
          {error}
        </p>
      ) : null}
    </div>
  )
}

/** The number of the page's posts that have ended. */
function usePostCount(): number {
  const isPosting = useIsPosting()
  const [seen, setSeen] = useState({ isPosting, count: 0 })
  if (seen.isPosting !== isPosting) setSeen({ isPosting, count: seen.count + (isPosting ? 0 : 1) })
  return seen.count
}
