import { useLayoutEffect, useMemo, useRef } from 'react'
import { type PageKey, usePageKeys } from '../frame/hotkeys.tsx'
import type { Asking } from './queue-page.ts'
import type { Queue } from './use-queue.ts'

export function useQueueKeys({ queue, onAsk }: { queue: Queue; onAsk: (asking: Asking) => void }): void {
  const latest = useRef(queue)
  useLayoutEffect(() => {
    latest.current = queue
  })
  const { verbs } = queue
  const keys = useMemo((): PageKey[] => {
    const ask = (asking: Asking) => (latest.current.targets.length > 0 ? onAsk(asking) : verbs.tellFate())
    return [
      { key: 'j', does: 'Next entry', repeats: true, press: () => verbs.go('next') },
      { key: 'k', does: 'Previous entry', repeats: true, press: () => verbs.go('previous') },
      { key: 'a', does: 'Accept: publish it', press: verbs.accept },
      { key: 'e', does: 'Edit and accept', press: () => ask('edit') },
      { key: 'r', does: 'Reject', press: verbs.reject },
      { key: 's', does: 'Snooze until tomorrow', press: verbs.snooze },
      { key: 'S', does: 'Snooze until…', press: () => ask('snooze') },
      { key: 'c', does: 'Choose the category', press: () => ask('category') },
      { key: 'f', does: 'Feature, or not', press: verbs.feature },
      { key: 'x', does: 'Select', press: () => verbs.tick(latest.current.state.cursor) },
      { key: 'X', does: 'Select all, or none', press: verbs.tickAll },
      { key: 'u', does: 'Undo', press: verbs.undo },
      { key: 'o', does: 'Open the article', press: () => openArticle(latest.current.current?.url) },
      { key: 'Escape', shown: 'Esc', does: 'Select nothing', press: verbs.untick },
    ]
  }, [verbs, onAsk])
  usePageKeys(keys)
}

function openArticle(url: string | undefined): void {
  if (url) window.open(url, '_blank', 'noopener,noreferrer')
}
