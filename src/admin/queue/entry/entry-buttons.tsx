import type { QueueEntry } from '../../../domain/queue/queue-entry.ts'
import { Button } from '../../parts/button.tsx'
import type { Asking } from '../queue-page.ts'
import type { Queue } from '../use-queue.ts'
import { KeyHint } from './key-hint.tsx'

/** The keys as buttons, for whoever has a mouse or a thumb. */
export function EntryButtons({
  entry,
  queue,
  onAsk,
}: {
  entry: QueueEntry
  queue: Queue
  onAsk: (asking: Asking) => void
}) {
  const { verbs, state } = queue
  if (state.fates.has(entry.id)) return null
  // They would do to the selection what they seem to do to this entry; the bar of the selection has them.
  if (state.selected.size > 0) return null
  const isSnoozed = entry.snoozedUntil !== null && entry.snoozedUntil > entry.queuedAt
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      <Button tone="primary" onClick={verbs.accept}>
        Accept <KeyHint>a</KeyHint>
      </Button>
      <Button onClick={() => onAsk('edit')}>
        Edit <KeyHint>e</KeyHint>
      </Button>
      <Button tone="danger" onClick={verbs.reject}>
        Reject <KeyHint>r</KeyHint>
      </Button>
      {isSnoozed ? (
        <Button onClick={verbs.wake}>Wake</Button>
      ) : (
        <Button onClick={verbs.snooze}>
          Snooze <KeyHint>s</KeyHint>
        </Button>
      )}
      <Button onClick={() => onAsk('category')}>
        Category <KeyHint>c</KeyHint>
      </Button>
      <Button aria-pressed={entry.featured} onClick={verbs.feature}>
        {entry.featured ? 'Unfeature' : 'Feature'} <KeyHint>f</KeyHint>
      </Button>
    </div>
  )
}
