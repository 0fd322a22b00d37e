import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { adminPath } from '../../../address/admin-path.ts'
import { noteMax, type QueueEntry } from '../../../domain/queue/queue-entry.ts'
import { useLanguage } from '../../../ui/language/language-context.ts'
import * as words from '../../../words/queue-entry.ts'
import { inputClass } from '../../forms/field.tsx'
import { PostButton } from '../../forms/post-button.tsx'
import { Button, buttonClass } from '../../widgets/button.tsx'
import type { Queue } from '../desk/use-queue.ts'
import { writeSeen } from '../state/queue-page.ts'
import { entriesOfStory } from '../state/queue-state.ts'

/** The keyboard's actions as buttons, for mouse and touch. */
export function EntryButtons({ entry, queue }: { entry: QueueEntry; queue: Queue }) {
  const language = useLanguage()
  const { verbs, state } = queue
  if (state.fates.has(entry.id)) return null
  // While entries are selected, these buttons would act on the selection instead of this entry; the selection bar has them.
  if (state.selected.size > 0) return null
  const isSnoozed = entry.snoozedUntil !== null && entry.snoozedUntil > entry.queuedAt
  const post = (change: string) => ({ change, entry: writeSeen(entry) })
  return (
    <div className="mt-4 flex flex-wrap gap-2 lg:[&_button]:px-2">
      <PostButton fields={post('publish')} tone="primary" onClick={verbs.accept}>
        {words.accept(language)} <KeyHint>a</KeyHint>
      </PostButton>
      <Button onClick={() => verbs.openDialog('edit')}>
        {words.edit(language)} <KeyHint>e</KeyHint>
      </Button>
      <PostButton fields={post('reject')} tone="danger" onClick={verbs.reject}>
        {words.reject(language)} <KeyHint>r</KeyHint>
      </PostButton>
      <Button onClick={verbs.pin}>
        {words.pin(language)} <KeyHint>p</KeyHint>
      </Button>
      {isSnoozed ? (
        <PostButton fields={post('wake')} onClick={verbs.wake}>
          {words.wake(language)}
        </PostButton>
      ) : (
        <Button onClick={verbs.snooze}>
          {words.snooze(language)} <KeyHint>s</KeyHint>
        </Button>
      )}
      <Button onClick={() => verbs.openDialog('category')}>
        {words.category(language)} <KeyHint>c</KeyHint>
      </Button>
      <PostButton fields={post(entry.featured ? 'unfeature' : 'feature')} onClick={verbs.feature}>
        {entry.featured ? words.unfeature(language) : words.feature(language)} <KeyHint>f</KeyHint>
      </PostButton>
      <MoreButtons entry={entry} queue={queue} />
      {entry.proposedBy ? <TurnDown key={entry.id} entry={entry} queue={queue} /> : null}
    </div>
  )
}

/** Rejects a proposal with a reason, which its contributor reads. */
function TurnDown({ entry, queue: { reasons, verbs } }: { entry: QueueEntry; queue: Queue }) {
  const language = useLanguage()
  const [why, setWhy] = useState(() => reasons.current.get(entry.id) ?? '')
  const type = (text: string) => {
    // Spaces alone are no reason.
    const typed = text.trimStart()
    reasons.current.set(entry.id, typed)
    setWhy(typed)
  }
  return (
    <form
      method="post"
      className="flex basis-full gap-2"
      onSubmit={event => {
        event.preventDefault()
        verbs.turnDown(entry, why)
      }}
    >
      <input type="hidden" name="change" value="reject" />
      <input type="hidden" name="entry" value={writeSeen(entry)} />
      <input
        name="why"
        required
        maxLength={noteMax}
        autoComplete="off"
        aria-label={words.reasonFor(language, { name: entry.proposedBy ?? '' })}
        placeholder={words.reasonFor(language, { name: entry.proposedBy ?? '' })}
        className={inputClass}
        value={why}
        onChange={event => type(event.target.value)}
      />
      <Button type="submit">{words.rejectBecause(language)}</Button>
    </form>
  )
}

/** The actions on a story, an outlet, and for the other editors. */
function MoreButtons({ entry, queue }: { entry: QueueEntry; queue: Queue }) {
  const language = useLanguage()
  const { verbs, state } = queue
  const ofStory = entry.story ? entriesOfStory(state, entry.story.id).length : 0
  return (
    <>
      {ofStory > 1 ? (
        <>
          <Button onClick={verbs.fileStory}>
            {words.fileRest(language, { count: ofStory - 1 })} <KeyHint>A</KeyHint>
          </Button>
          <Button onClick={verbs.acceptStory}>
            {words.acceptAll(language, { count: ofStory })} <KeyHint>T</KeyHint>
          </Button>
          <Button onClick={verbs.rejectStory}>
            {words.rejectAll(language, { count: ofStory })} <KeyHint>R</KeyHint>
          </Button>
        </>
      ) : null}
      <details className="basis-full text-sm noscript:hidden">
        <summary className="inline-flex min-h-9 cursor-pointer items-center text-accent max-sm:min-h-11 min-w-11">
          {words.more(language)}
        </summary>
        <div className="mt-1 flex flex-wrap gap-2">
          <Button onClick={() => verbs.openDialog('put')}>
            {words.putIntoStory(language)} <KeyHint>i</KeyHint>
          </Button>
          <Button onClick={verbs.claim}>
            {words.claim(language)} <KeyHint>h</KeyHint>
          </Button>
          <Button onClick={() => verbs.openDialog('note')}>
            {words.note(language)} <KeyHint>m</KeyHint>
          </Button>
          <Button onClick={verbs.rejectOutlet}>
            {words.rejectOutlet(language)} <KeyHint>O</KeyHint>
          </Button>
          <Link to={ruleAddress(entry)} className={buttonClass()}>
            {words.addRule(language)}
          </Link>
        </div>
      </details>
    </>
  )
}

function ruleAddress({ title, outletId, categoryId, language }: QueueEntry): string {
  const known = { name: [...title].slice(0, 80).join(''), outletId, categoryId, language }
  const filled = Object.entries(known).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return `${adminPath('/queue/rules/add')}?${new URLSearchParams(filled)}`
}

/** The shortcut for the same action, hidden on touch screens. */
function KeyHint({ children }: { children: ReactNode }) {
  return (
    <span
      aria-hidden="true"
      className="hidden font-sans text-xs opacity-80 lg:not-pointer-coarse:inline noscript:hidden"
    >
      {children}
    </span>
  )
}
