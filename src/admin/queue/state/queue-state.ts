import type { QueueEntry } from '../../../domain/queue/queue-entry.ts'
import { arrangeByStory, insertAboveOlder } from './arrange-entries.ts'
import {
  applyInFlight,
  applyOutcome,
  applyReports,
  type Fate,
  type Listed,
  type OptimisticChange,
  type Outcome,
} from './optimistic-state.ts'
import type { QueueDialog, QueuePage, ShownRefusal, ShownState } from './queue-page.ts'

// The state of the queue page, and how each key, server response and change by another editor updates it. Nothing here waits
// for the server: a decision shows immediately and is reverted if the server refuses it.

export type QueueState = {
  /** All loaded entries, in the order of the list, including the ones decided here, for their undo. */
  entries: QueueEntry[]
  fates: ReadonlyMap<string, Fate>
  /** The entries and fates as the server last confirmed them, without the changes in flight. */
  known: Listed
  inFlight: readonly OptimisticChange[]
  cursor: string | null
  /** The entry that the cursor left for the next one because of the latest decision. */
  left: { id: string; by: OptimisticChange; to: string | null } | null
  selected: ReadonlySet<string>
  isByStory: boolean
  /** The unfolded stories. */
  opened: ReadonlySet<string>
  next: string | null
  /** How many more entries follow below the loaded ones. */
  beyond: number
}

/** The state is null if the server did not read it. */
export type Refused = Pick<ShownRefusal, 'id' | 'state'>

export type QueueEvent =
  | { type: 'stepped'; to: 'next' | 'previous' | 'first' | 'last' }
  | { type: 'pointed'; id: string }
  | { type: 'ticked'; ids: string[] }
  | { type: 'unticked' }
  | { type: 'folded'; storyId: string }
  /** A decision is sent to the server. */
  | OptimisticChange
  /** The server's response to the change `to`; `refused`: the entries it left unchanged, with their current states. */
  | ({ type: 'responded'; to: OptimisticChange; refused: Refused[] } & Outcome)
  /** Decisions made on earlier pages; this page may have been loaded before they reached the server. */
  | { type: 'joined'; inFlight: readonly OptimisticChange[]; outcomes: readonly Outcome[] }
  /** Changes by other editors. */
  | { type: 'reported'; states: ShownState[] }
  | ({ type: 'loaded' } & Loaded)

type Loaded = Pick<QueuePage, 'entries' | 'next' | 'beyond'>

export function openQueue({
  entries,
  next,
  beyond,
  pointed,
  isByStory,
}: Loaded & Pick<QueuePage, 'pointed' | 'isByStory'>): QueueState {
  const arranged = isByStory ? arrangeByStory(entries) : entries
  const first = arranged.find(({ id }) => id === pointed) ?? arranged[0]
  const known: Listed = { entries, fates: new Map() }
  return {
    ...known,
    entries: arranged,
    known,
    isByStory,
    opened: new Set(first?.id === pointed && first?.story ? [first.story.id] : []),
    inFlight: [],
    next,
    beyond: beyond ?? 0,
    cursor: first?.id ?? null,
    left: null,
    selected: new Set(),
  }
}

export function shownEntries({ entries, fates }: QueueState): QueueEntry[] {
  return entries.filter(({ id }) => fates.get(id)?.kind !== 'mine')
}

/**
 * The rows on the screen. A folded story has one row, its first; if another editor decided that entry, also the first that is
 * undecided. The entry under the cursor always has a row.
 */
export function visibleEntries(state: QueueState): QueueEntry[] {
  const { isByStory, opened, fates, cursor } = state
  const begun = new Set<string>()
  const decidable = new Set<string>()
  return shownEntries(state).filter(({ id, story }) => {
    if (!isByStory || !story || opened.has(story.id)) return true
    const isFirst = !begun.has(story.id)
    begun.add(story.id)
    const isFirstUndecided = !(fates.has(id) || decidable.has(story.id))
    if (isFirstUndecided) decidable.add(story.id)
    return isFirst || isFirstUndecided || id === cursor
  })
}

/** The undecided entries of a story, the best first. */
export function entriesOfStory(state: QueueState, storyId: string): QueueEntry[] {
  return state.entries.filter(({ id, story }) => story?.id === storyId && !state.fates.has(id))
}

/** The target of a key: the selection, otherwise the entry under the cursor. Entries that are already decided are left out. */
export function targetEntries(state: QueueState): QueueEntry[] {
  const isTarget = (id: string) => (state.selected.size > 0 ? state.selected.has(id) : state.cursor === id)
  return state.entries.filter(({ id }) => isTarget(id) && !state.fates.has(id))
}

/** The entries that a dialog is about, fixed when it opens. */
export function dialogEntries(state: QueueState, dialog: QueueDialog): QueueEntry[] {
  return dialog === 'edit' ? state.entries.filter(({ id }) => id === state.cursor) : targetEntries(state)
}

/** The entry under the cursor and another editor's decision on it, while nothing is selected. */
export function decidedByOther(state: QueueState): { entry: QueueEntry; text: string } | null {
  const entry = state.entries.find(({ id }) => id === state.cursor)
  const fate = entry && state.fates.get(entry.id)
  return entry && fate?.kind === 'theirs' && state.selected.size === 0 ? { entry, text: fate.text } : null
}

export function changeQueue(state: QueueState, event: QueueEvent): QueueState {
  switch (event.type) {
    case 'stepped':
      return { ...state, cursor: findCursor(state, event.to) }
    case 'pointed':
      return { ...state, cursor: event.id }
    case 'ticked':
      return { ...state, selected: state.selected.symmetricDifference(new Set(event.ids)) }
    case 'unticked':
      return { ...state, selected: new Set() }
    case 'folded':
      return fold(state, event.storyId)
    case 'decided':
    case 'patched':
    case 'restored':
    case 'pending':
      return begin(state, event)
    case 'responded': {
      const known = applyOutcome(state.known, event, (decided, listed) => decided >= listed)
      const inFlight = state.inFlight.filter(shown => shown !== event.to)
      const states = event.refused.flatMap(refused => refused.state ?? [])
      return returnCursor(show({ ...state, known: applyReports(known, states), inFlight }), event.to)
    }
    case 'joined': {
      const known = event.outcomes.reduce(applyLateOutcome, state.known)
      return show({ ...state, known, inFlight: event.inFlight })
    }
    case 'reported':
      return show({ ...state, known: applyReports(state.known, event.states) })
    case 'loaded':
      return show(append(state, event))
  }
}

function findCursor(state: QueueState, to: 'next' | 'previous' | 'first' | 'last'): string | null {
  const shown = visibleEntries(state)
  const at = shown.findIndex(({ id }) => id === state.cursor)
  switch (to) {
    case 'next':
      return (shown[at + 1] ?? shown[at] ?? shown[0])?.id ?? null
    case 'previous':
      return (shown[at - 1] ?? shown[0])?.id ?? null
    case 'first':
      return shown[0]?.id ?? null
    case 'last':
      return shown.at(-1)?.id ?? null
  }
}

/** If the cursor's row is folded away, the cursor moves to the row that represents the story. */
function fold(state: QueueState, storyId: string): QueueState {
  const folded = { ...state, opened: state.opened.symmetricDifference(new Set([storyId])) }
  const current = folded.entries.find(({ id }) => id === folded.cursor)
  const visible = visibleEntries({ ...folded, cursor: null })
  if (current?.story?.id !== storyId || visible.includes(current)) return folded
  const rows = visible.filter(({ story }) => story?.id === storyId)
  const row = rows.find(({ id }) => !folded.fates.has(id)) ?? rows[0]
  return { ...folded, cursor: row?.id ?? folded.cursor }
}

function begin(state: QueueState, shown: OptimisticChange): QueueState {
  const inFlight = [...state.inFlight, shown]
  if (shown.type !== 'restored') return noteLeft(state, show({ ...state, inFlight }), shown)
  const restored = show({ ...state, known: withMissing(state.known, shown.entries), inFlight })
  return { ...restored, cursor: shown.entries[0]?.id ?? restored.cursor }
}

function noteLeft(before: QueueState, state: QueueState, by: OptimisticChange): QueueState {
  const { cursor: id } = before
  return { ...state, left: id && id !== state.cursor ? { id, by, to: state.cursor } : null }
}

/**
 * An entry that was refused, or whose decision never reached the server, is under the cursor again, unless the editor has gone
 * on since or another editor has decided it.
 */
function returnCursor(state: QueueState, to: OptimisticChange): QueueState {
  const { left, cursor, fates } = state
  if (left?.by !== to) return state
  const isBack = !fates.has(left.id) && cursor === left.to
  return { ...state, left: null, cursor: isBack ? left.id : cursor }
}

/** Inserts entries that were decided on another page, or under another filter. */
function withMissing(known: Listed, entries: QueueEntry[]): Listed {
  const listedIds = new Set(known.entries.map(({ id }) => id))
  const missing = entries.filter(({ id }) => !listedIds.has(id))
  if (missing.length === 0) return known
  return {
    entries: missing.reduce(insertAboveOlder, known.entries),
    fates: new Map([...known.fates, ...missing.map(({ id }) => [id, { kind: 'mine' }] as const)]),
  }
}

function applyLateOutcome(known: Listed, outcome: Outcome): Listed {
  return applyOutcome(known, outcome, (decided, listed) => decided > listed)
}

function append(state: QueueState, { entries, next, beyond }: Loaded) {
  const { known } = state
  const listedIds = new Set(known.entries.map(({ id }) => id))
  const all = [...known.entries, ...entries.filter(({ id }) => !listedIds.has(id))]
  return { ...state, known: { ...known, entries: all }, next, beyond: beyond ?? state.beyond }
}

function show(state: QueueState): QueueState {
  const { fates, entries } = applyInFlight(state.known, state.inFlight)
  const listed = { fates, entries: state.isByStory ? arrangeByStory(entries) : entries }
  const selected = state.selected.difference(new Set(listed.fates.keys()))
  return { ...state, ...listed, selected, cursor: nextCursor(state.cursor, listed) }
}

/** If the cursor's entry is away, the cursor moves to the first undecided entry below, or at the end to the one above. */
function nextCursor(cursor: string | null, { entries, fates }: Listed): string | null {
  const at = entries.findIndex(({ id }) => id === cursor)
  if (cursor !== null && at >= 0 && fates.get(cursor)?.kind !== 'mine') return cursor
  const isOpen = ({ id }: QueueEntry) => !fates.has(id)
  const below = entries.slice(Math.max(at, 0)).find(isOpen)
  return (below ?? entries.slice(0, Math.max(at, 0)).findLast(isOpen))?.id ?? null
}
