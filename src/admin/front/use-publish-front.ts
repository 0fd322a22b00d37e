import { useCallback, useEffect, useRef } from 'react'
import { adminPath } from '../../address/admin-path.ts'
import type { FrontChanges } from '../../domain/front/front-changes.ts'
import { useNoticeToast } from '../notices/notice-toast.tsx'
import { useFetcher } from '../widgets/use-fetcher.ts'
import type { FrontResponse } from './front.tsx'
import { noChanges } from './front-draft.ts'

/**
 * Publishes a draft; the notice offers undo. `onPublished` takes what was published off the draft, or after a refusal the pins
 * whose article is gone; it must keep its identity between renders.
 */
export function usePublishFront(onPublished: (published: FrontChanges, batchId: string | null) => void): {
  publish: (changes: FrontChanges) => void
  isBusy: boolean
} {
  const { submit, data, state } = useFetcher<FrontResponse>()
  const posted = useRef(noChanges)
  useNoticeToast(data?.notice ?? null)
  useEffect(() => {
    if (data?.ok) return onPublished(posted.current, data.notice.undoBatchId)
    const gone = posted.current.pins.filter(({ subject }) => subject && data?.gone?.includes(subject.id))
    if (gone.length > 0) onPublished({ pins: gone, sections: null }, null)
  }, [data, onPublished])
  const publish = useCallback(
    (changes: FrontChanges) => {
      posted.current = changes
      void submit({ changes: JSON.stringify(changes) }, { method: 'post', action: adminPath('/front') })
    },
    [submit],
  )
  return { publish, isBusy: state !== 'idle' }
}
