import type { Dispatch } from 'react'
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

export type QueueVerbs = ReturnType<typeof createVerbs>

/** `entries`: those that were asked about, where a question went before. */
type About = { patch?: Patch; entries?: QueueEntry[] | undefined }

export function createVerbs({
  state,
  categoryName,
  dispatch,
  decide,
  undo,
  refuse,
  ask,
}: {
  state: () => QueueState
  categoryName: (id: string) => string
  dispatch: Dispatch<QueueEvent>
  decide: (decision: NewDecision) => void
  undo: () => void
  /** Says why a key did nothing: what became of the entry with that headline. */
  refuse: (text: string, title: string) => void
  /** Opens a dialog about these entries. */
  ask: (asking: Asking, entries: QueueEntry[]) => void
}) {
  const tellFate = () => tellDecided(state(), refuse)
  const on = (fields: Record<string, string>, words: string, { patch, entries: asked }: About = {}) => {
    const entries = asked ?? targetEntries(state())
    if (entries.length === 0) return tellFate()
    const ids = entries.map(({ id }) => id)
    const change: OptimisticChange = patch ? { type: 'patched', ids, patch } : { type: 'decided', ids }
    decide({ entries, fields, change, words, subject: describeEntries(entries) })
  }
  const snoozeUntil = (until: string, entries?: QueueEntry[]) =>
    on({ change: 'snooze', until }, `Snoozed until ${shortTime(new Date(until))}`, { entries })
  return {
    accept: () => on({ change: 'publish' }, doneWords.publish),
    reject: () => on({ change: 'reject' }, doneWords.reject),
    wake: () => on({ change: 'wake' }, doneWords.wake),
    snooze: () => snoozeUntil(tomorrowMorning(new Date()).toISOString()),
    snoozeUntil,
    move: (category: string, entries?: QueueEntry[]) =>
      on({ change: 'move', category }, categoryName(category), { patch: { categoryId: category }, entries }),
    feature: () => {
      const isFeatured = targetEntries(state()).every(({ featured }) => featured)
      const change = isFeatured ? 'unfeature' : 'feature'
      on({ change }, doneWords[change], { patch: { featured: !isFeatured } })
    },
    undo: () => undo(),
    ask: (asking: Asking) => {
      const entries = askedEntries(state(), asking)
      return entries.length > 0 ? ask(asking, entries) : tellFate()
    },
    tellFate,
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

/** The keys of the open page. */
export function listQueueKeys(verbs: QueueVerbs, state: () => QueueState): PageKey[] {
  return [
    { key: 'j', does: 'Next entry', repeats: true, press: () => verbs.go('next') },
    { key: 'k', does: 'Previous entry', repeats: true, press: () => verbs.go('previous') },
    { key: 'a', does: 'Accept: publish it', press: verbs.accept },
    { key: 'e', does: 'Edit and accept', press: () => verbs.ask('edit') },
    { key: 'r', does: 'Reject', press: verbs.reject },
    { key: 's', does: 'Snooze until tomorrow', press: verbs.snooze },
    { key: 'S', does: 'Snooze until…', press: () => verbs.ask('snooze') },
    { key: 'c', does: 'Choose the category', press: () => verbs.ask('category') },
    { key: 'f', does: 'Feature, or not', press: verbs.feature },
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
