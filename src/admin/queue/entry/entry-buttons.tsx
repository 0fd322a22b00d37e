import type { ReactNode } from 'react'
import type { QueueEntry } from '../../../domain/queue/queue-entry.ts'
import { PostButton } from '../../forms/post-button.tsx'
import { Button } from '../../widgets/button.tsx'
import type { Queue } from '../desk/use-queue.ts'
import { writeSeen } from '../state/seen-entry.ts'
import { KeyHint } from '../widgets/key-hint.tsx'

/** The keys as buttons, for whoever has a mouse or a thumb. */
export function EntryButtons({ entry, queue }: { entry: QueueEntry; queue: Queue }) {
  const { verbs, state } = queue
  if (state.fates.has(entry.id)) return null
  // They would do to the selection what they seem to do to this entry; the bar of the selection has them.
  if (state.selected.size > 0) return null
  const isSnoozed = entry.snoozedUntil !== null && entry.snoozedUntil > entry.queuedAt
  const post = (change: string) => ({ change, entry: writeSeen(entry) })
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      <PostButton fields={post('publish')} tone="primary" onClick={verbs.accept}>
        Accept <KeyHint>a</KeyHint>
      </PostButton>
      <ScriptButton onClick={() => verbs.ask('edit')}>
        Edit <KeyHint>e</KeyHint>
      </ScriptButton>
      <PostButton fields={post('reject')} tone="danger" onClick={verbs.reject}>
        Reject <KeyHint>r</KeyHint>
      </PostButton>
      {isSnoozed ? (
        <PostButton fields={post('wake')} onClick={verbs.wake}>
          Wake
        </PostButton>
      ) : (
        <ScriptButton onClick={verbs.snooze}>
          Snooze <KeyHint>s</KeyHint>
        </ScriptButton>
      )}
      <ScriptButton onClick={() => verbs.ask('category')}>
        Category <KeyHint>c</KeyHint>
      </ScriptButton>
      <PostButton
        fields={post(entry.featured ? 'unfeature' : 'feature')}
        aria-pressed={entry.featured}
        onClick={verbs.feature}
      >
        {entry.featured ? 'Unfeature' : 'Feature'} <KeyHint>f</KeyHint>
      </PostButton>
    </div>
  )
}

/** What needs a dialog or the editor's clock: without scripts the page says so instead. */
function ScriptButton(props: { onClick: () => void; children: ReactNode }) {
  return (
    <span className="contents noscript:hidden">
      <Button {...props} />
    </span>
  )
}
