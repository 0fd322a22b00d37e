import type { Dispatch } from 'react'
import type { EntryPin } from '../../../domain/queue/publish-pinned.ts'
import type { QueueEntry } from '../../../domain/queue/queue-entry.ts'
import type { PageKey } from '../../frame/hotkeys.tsx'
import { doneWords } from '../decide/decision-words.ts'
import type { NewDecision } from '../decide/use-decisions.ts'
import { describeEntries, headlineOf } from '../state/entry-headline.ts'
import type { OptimisticChange, Patch } from '../state/optimistic-state.ts'
import type { Asking } from '../state/queue-page.ts'
import {
  askedEntries,
  decidedByOther,
  type QueueEvent,
  type QueueState,
  shownEntries,
  targetEntries,
} from '../state/queue-state.ts'
import { tomorrowMorning } from '../widgets/snooze-times.ts'
import { createPinVerbs } from './pin-verbs.ts'
import { acceptedCategories, createStoryVerbs } from './story-verbs.ts'

export type QueueVerbs = ReturnType<typeof createVerbs>

/** Decides entries: `fields` are posted, `patch` shows at once; without one the entries leave the list. */
export type Decide = (
  entries: QueueEntry[],
  decision: {
    fields: Record<string, string>
    words: string
    patch?: Patch
    categories?: ReadonlyMap<string, string>
  },
) => void

export type VerbsDesk = {
  state: () => QueueState
  categoryName: (id: string) => string
  dispatch: Dispatch<QueueEvent>
  decide: (decision: NewDecision) => void
  undo: () => void
  /** Says why a key did nothing: what became of the entry with that headline. */
  refuse: (text: string, title: string) => void
  /** Tells the others that these are in hand, or no longer. */
  hold: (entries: QueueEntry[]) => void
  /** Opens a dialog about these entries. */
  ask: (asking: Asking, entries: QueueEntry[]) => void
  /** Asks for a place of the front page for an article of a category. */
  askPlace: (asked: {
    title: string
    categoryId: string
    onChoose: (pin: EntryPin, placeName: string) => void
  }) => void
}

export function createVerbs(desk: VerbsDesk) {
  const { state, categoryName, undo, refuse } = desk
  const tellFate = () => tellDecided(state(), refuse)
  const decide: Decide = (entries, { fields, words, patch, categories }) => {
    if (entries.length === 0) return tellFate()
    const ids = entries.map(({ id }) => id)
    const change: OptimisticChange = patch ? { type: 'patched', ids, patch } : { type: 'decided', ids }
    desk.decide({ entries, fields, change, words, subject: describeEntries(entries), categories })
  }
  const publish = (entries: QueueEntry[], chosen?: string) => {
    const categories = acceptedCategories(entries, chosen)
    if (entries.some(entry => !entry.categoryId && !categories.has(entry.id)))
      return desk.ask('accept', entries)
    decide(entries, { fields: { change: 'publish' }, words: doneWords.publish, categories })
  }
  const on = (change: string, words: string) => decide(targetEntries(state()), { fields: { change }, words })
  const snoozeUntil = (until: string, entries = targetEntries(state())) =>
    decide(entries, {
      fields: { change: 'snooze', until },
      words: `Snoozed until ${shortTime(new Date(until))}`,
    })
  const withTargets = (work: (entries: QueueEntry[]) => void) => {
    const entries = targetEntries(state())
    return entries.length > 0 ? work(entries) : tellFate()
  }
  const ask = (asking: Asking) => {
    const entries = askedEntries(state(), asking)
    return entries.length > 0 ? desk.ask(asking, entries) : tellFate()
  }
  return {
    ...createStoryVerbs({ ...desk, decide, publish }),
    ...createPinVerbs({ ...desk, decide, withTargets }),
    accept: () => publish(targetEntries(state())),
    /** Entries without a category go to `chosen`. */
    acceptInto: (chosen: string, entries: QueueEntry[]) => publish(entries, chosen),
    reject: () => on('reject', doneWords.reject),
    wake: () => on('wake', doneWords.wake),
    snooze: () => snoozeUntil(tomorrowMorning(new Date()).toISOString()),
    snoozeUntil,
    move: (category: string, entries = targetEntries(state())) =>
      decide(entries, {
        fields: { change: 'move', category },
        words: categoryName(category),
        patch: { categoryId: category, categoryProposal: null },
      }),
    feature: () => {
      const entries = targetEntries(state())
      const isFeatured = entries.every(({ featured }) => featured)
      const change = isFeatured ? 'unfeature' : 'feature'
      decide(entries, { fields: { change }, words: doneWords[change], patch: { featured: !isFeatured } })
    },
    undo: () => undo(),
    hold: () => withTargets(desk.hold),
    ask,
    tellFate,
    ...createCursorVerbs(desk),
  }
}

function createCursorVerbs({ state, dispatch }: Pick<VerbsDesk, 'state' | 'dispatch'>) {
  return {
    go: (to: 'next' | 'previous' | 'first' | 'last') => dispatch({ type: 'went', to }),
    point: (id: string) => dispatch({ type: 'pointed', id }),
    tick: (id: string | null) => (id ? dispatch({ type: 'ticked', ids: [id] }) : undefined),
    tickAll: () => dispatch(tickAll(state())),
    untick: () => dispatch({ type: 'unticked' }),
  }
}

function tellDecided(state: QueueState, refuse: (text: string, title: string) => void): void {
  const decided = decidedByOther(state)
  if (decided) refuse(`${decided.text}.`, headlineOf(decided.entry))
}

/** Ticks what is not yet ticked; when all is, ticks nothing. */
function tickAll(state: QueueState): QueueEvent {
  const ids = shownEntries(state)
    .map(({ id }) => id)
    .filter(id => !state.fates.has(id) && !state.selected.has(id))
  return ids.length === 0 ? { type: 'unticked' } : { type: 'ticked', ids }
}

function shortTime(at: Date): string {
  return at.toLocaleString(undefined, { weekday: 'short', hour: '2-digit', minute: '2-digit' })
}

/** The keys of the open page of the queue. */
export function listQueueKeys(verbs: QueueVerbs, state: () => QueueState): PageKey[] {
  return [
    { key: 'j', does: 'Next entry', repeats: true, press: () => verbs.go('next') },
    { key: 'k', does: 'Previous entry', repeats: true, press: () => verbs.go('previous') },
    { key: 'a', does: 'Accept: publish it', press: verbs.accept },
    { key: 'p', does: 'Accept it and pin it to the front page', press: verbs.pin },
    { key: 'e', does: 'Edit and accept', press: () => verbs.ask('edit') },
    { key: 'r', does: 'Reject', press: verbs.reject },
    { key: 't', does: 'Unfold the story, or fold it', press: verbs.fold },
    { key: 'A', does: 'Accept it, and file the rest of its story under it', press: verbs.fileStory },
    { key: 'T', does: 'Accept all entries of its story', press: verbs.acceptStory },
    { key: 'R', does: 'Reject all that is left of its story', press: verbs.rejectStory },
    { key: 'O', does: 'Reject all that is left of its outlet', press: verbs.rejectOutlet },
    { key: 's', does: 'Snooze until tomorrow', press: verbs.snooze },
    { key: 'S', does: 'Snooze until…', press: () => verbs.ask('snooze') },
    { key: 'c', does: 'Choose the category', press: () => verbs.ask('category') },
    { key: 'f', does: 'Feature, or not', press: verbs.feature },
    { key: 'h', does: 'Tell the others that you have it in hand, or not', press: verbs.hold },
    { key: 'm', does: 'Leave a note for a colleague', press: () => verbs.ask('note') },
    { key: 'x', does: 'Select', press: () => verbs.tick(state().cursor) },
    { key: 'X', does: 'Select all, or none', press: verbs.tickAll },
    { key: 'u', does: 'Undo', press: verbs.undo },
    { key: 'o', does: 'Open the article', press: () => openArticle(state()) },
    { key: 'Escape', shown: 'Esc', does: 'Select nothing', press: verbs.untick },
  ]
}

function openArticle(state: QueueState): void {
  const current = shownEntries(state).find(({ id }) => id === state.cursor)
  if (current) window.open(current.url, '_blank', 'noopener,noreferrer')
}
