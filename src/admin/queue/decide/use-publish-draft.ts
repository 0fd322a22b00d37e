import { useCallback } from 'react'
import { dropPublished, readDraft } from '../../front/draft-store.ts'
import { usePublishFront } from '../../front/use-publish-front.ts'
import type { DecisionOutbox } from './decision-outbox.tsx'

/** Publishes the draft of the front page after the decisions before it, which may still add pins; `u` takes it back. */
export function usePublishDraft(outbox: DecisionOutbox): () => void {
  const { publish } = usePublishFront(
    useCallback(
      (changes, batchId) => {
        dropPublished(changes)
        if (batchId) outbox.undoStack.push([{ entries: [], batchId }])
      },
      [outbox],
    ),
  )
  return useCallback(() => void outbox.enqueue(async () => publish(readDraft())), [outbox, publish])
}
