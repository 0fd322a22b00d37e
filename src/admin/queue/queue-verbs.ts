import type { Dispatch } from 'react'
import type { QueueEntry } from '../../domain/queue/queue-entry.ts'
import { doneWords } from './decide/decision-words.ts'
import { tomorrowMorning } from './decide/snooze-times.ts'
import type { Deciding } from './decide/use-decisions.ts'
import { describeEntries } from './describe-entries.ts'
import { headlineOf } from './headline-of.ts'
import {
  decidedByOther,
  type QueueEvent,
  type QueueState,
  shownEntries,
  targetEntries,
} from './queue-state.ts'
import type { Patch, Shown } from './under-way.ts'

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
}: {
  state: () => QueueState
  categoryName: (id: string) => string
  dispatch: Dispatch<QueueEvent>
  decide: (deciding: Deciding) => void
  undo: () => void
  /** Says why a key did nothing: what became of the entry with that headline. */
  refuse: (text: string, title: string) => void
}) {
  const tellFate = () => tellDecided(state(), refuse)
  const on = (fields: Record<string, string>, words: string, { patch, entries: asked }: About = {}) => {
    const entries = asked ?? targetEntries(state())
    if (entries.length === 0) return tellFate()
    const ids = entries.map(({ id }) => id)
    const shown: Shown = patch ? { type: 'patched', ids, patch } : { type: 'decided', ids }
    decide({ entries, fields, shown, words, subject: describeEntries(entries) })
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
