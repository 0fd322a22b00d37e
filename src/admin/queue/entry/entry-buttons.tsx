import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { adminPath } from '../../../address/admin-path.ts'
import type { QueueEntry } from '../../../domain/queue/queue-entry.ts'
import { PostButton } from '../../forms/post-button.tsx'
import { Button, buttonClass } from '../../widgets/button.tsx'
import type { Queue } from '../desk/use-queue.ts'
import { entriesOfStory } from '../state/queue-state.ts'
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
      <MoreButtons entry={entry} queue={queue} />
    </div>
  )
}

/** The verbs about a story, an outlet and the other editors. */
function MoreButtons({ entry, queue }: { entry: QueueEntry; queue: Queue }) {
  const { verbs, state } = queue
  const ofStory = entry.story ? entriesOfStory(state, entry.story.id).length : 0
  return (
    <>
      {ofStory > 1 ? (
        <>
          <ScriptButton onClick={verbs.fileStory}>
            Accept, file {ofStory - 1} under it <KeyHint>A</KeyHint>
          </ScriptButton>
          <ScriptButton onClick={verbs.acceptStory}>
            Accept all {ofStory} <KeyHint>T</KeyHint>
          </ScriptButton>
          <ScriptButton onClick={verbs.rejectStory}>
            Reject all {ofStory} <KeyHint>R</KeyHint>
          </ScriptButton>
        </>
      ) : null}
      <details className="basis-full text-sm noscript:hidden">
        <summary className="inline-flex min-h-9 cursor-pointer items-center text-accent max-sm:min-h-11">
          More
        </summary>
        <div className="mt-1 flex flex-wrap gap-2">
          <Button onClick={verbs.pin}>
            Accept and pin <KeyHint>p</KeyHint>
          </Button>
          <Button onClick={verbs.hold}>
            I have this one <KeyHint>h</KeyHint>
          </Button>
          <Button onClick={() => verbs.ask('note')}>
            Note <KeyHint>m</KeyHint>
          </Button>
          <Button onClick={verbs.rejectOutlet}>
            Reject the rest of this outlet <KeyHint>O</KeyHint>
          </Button>
          <Link to={ruleAddress(entry)} className={buttonClass()}>
            Rule from this entry
          </Link>
        </div>
      </details>
    </>
  )
}

function ruleAddress({ title, outletId, categoryId, language }: QueueEntry): string {
  const known = { name: title.slice(0, 80), outletId, categoryId, language }
  const filled = Object.entries(known).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return `${adminPath('/queue/rules/add')}?${new URLSearchParams(filled)}`
}

/** Needs a dialog or the editor's clock: without scripts the page says so instead. */
function ScriptButton(props: { onClick: () => void; children: ReactNode }) {
  return (
    <span className="contents noscript:hidden">
      <Button {...props} />
    </span>
  )
}
