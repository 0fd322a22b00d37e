import type { QueueEntry } from '../../domain/queue/queue-entry.ts'
import type { ShownState } from './decide/decision-answer.ts'
import type { QueuePage } from './queue-page.ts'

// What the page of the queue holds, and how each key, each answer and each word of other editors changes it. Nothing
// here waits for the server: a decision shows at once and goes back when the server says no.

/** `mine` is away at once, so that the next entry is under the cursor; `theirs` stays, so that nothing moves. */
export type Fate = { kind: 'mine' } | { kind: 'theirs'; text: string }

export type QueueState = {
  /** All that was loaded, newest first; what was decided here too, for its undo. */
  entries: QueueEntry[]
  fates: ReadonlyMap<string, Fate>
  cursor: string | null
  selected: ReadonlySet<string>
  next: string | null
}

export type Patch = Partial<Pick<QueueEntry, 'categoryId' | 'featured' | 'heldOf' | 'reason'>>

export type QueueEvent =
  | { type: 'went'; to: 'next' | 'previous' | 'first' | 'last' }
  | { type: 'pointed'; id: string }
  | { type: 'ticked'; ids: string[] }
  | { type: 'unticked' }
  | { type: 'decided'; ids: string[] }
  | { type: 'patched'; ids: string[]; patch: Patch }
  /** Again as it was: undone here, with the cursor on it, or refused by the server. */
  | { type: 'restored' | 'refused'; entries: QueueEntry[] }
  /** The server's word on what this page decided. */
  | { type: 'settled'; states: ShownState[] }
  /** What other editors did. */
  | { type: 'heard'; states: ShownState[] }
  | { type: 'loaded'; entries: QueueEntry[]; next: string | null }

export function openQueue({
  entries,
  next,
  pointed,
}: Pick<QueuePage, 'entries' | 'next' | 'pointed'>): QueueState {
  const first = entries.find(({ id }) => id === pointed) ?? entries[0]
  return { entries, next, fates: new Map(), cursor: first?.id ?? null, selected: new Set() }
}

export function shownEntries({ entries, fates }: QueueState): QueueEntry[] {
  return entries.filter(({ id }) => fates.get(id)?.kind !== 'mine')
}

/** What a key is for: the selection, else the entry under the cursor. What others decided is not for deciding. */
export function targetEntries(state: QueueState): QueueEntry[] {
  const isTarget = (id: string) => (state.selected.size > 0 ? state.selected.has(id) : state.cursor === id)
  return state.entries.filter(({ id }) => isTarget(id) && !state.fates.has(id))
}

/** The entry under the cursor that another editor decided, and how, while nothing is selected. */
export function decidedByOther(state: QueueState): { entry: QueueEntry; text: string } | null {
  const entry = state.entries.find(({ id }) => id === state.cursor)
  const fate = entry && state.fates.get(entry.id)
  return entry && fate?.kind === 'theirs' && state.selected.size === 0 ? { entry, text: fate.text } : null
}

export function changeQueue(state: QueueState, event: QueueEvent): QueueState {
  switch (event.type) {
    case 'went':
      return { ...state, cursor: findCursor(state, event.to) }
    case 'pointed':
      return { ...state, cursor: event.id }
    case 'ticked':
      return { ...state, selected: state.selected.symmetricDifference(new Set(event.ids)) }
    case 'unticked':
      return { ...state, selected: new Set() }
    case 'decided':
      return decide(state, event.ids)
    case 'patched':
      return mapEntries(state, event.ids, entry => ({ ...entry, ...event.patch }))
    case 'restored':
      return { ...restore(state, event.entries), cursor: event.entries[0]?.id ?? state.cursor }
    case 'refused':
      return restore(state, event.entries)
    case 'settled':
      return settle(state, event.states)
    case 'heard':
      return hear(state, event.states)
    case 'loaded':
      return append(state, event)
  }
}

function findCursor(state: QueueState, to: 'next' | 'previous' | 'first' | 'last'): string | null {
  const shown = shownEntries(state)
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

/** The cursor goes to the first entry below that is still to be decided, at the end to the one above. */
function decide(state: QueueState, ids: string[]): QueueState {
  const gone = new Set(ids)
  const at = state.entries.findIndex(({ id }) => id === state.cursor)
  const isOpen = ({ id }: QueueEntry) => !gone.has(id) && !state.fates.has(id)
  const heir =
    state.entries.slice(at).find(isOpen) ?? state.entries.slice(0, Math.max(at, 0)).findLast(isOpen)
  const fates = new Map(state.fates)
  for (const id of ids) fates.set(id, { kind: 'mine' })
  const keepsCursor = state.cursor !== null && !gone.has(state.cursor)
  return {
    ...state,
    fates,
    cursor: keepsCursor ? state.cursor : (heir?.id ?? null),
    selected: state.selected.difference(gone),
  }
}

/** What was decided on another page, or under another filter, takes its place among those of this one. */
function restore(state: QueueState, entries: QueueEntry[]): QueueState {
  const fates = new Map(state.fates)
  for (const { id } of entries) fates.delete(id)
  const before = new Map(entries.map(entry => [entry.id, entry]))
  const known = new Set(state.entries.map(({ id }) => id))
  const missing = entries.filter(({ id }) => !known.has(id))
  const all = missing.length > 0 ? [...state.entries, ...missing].toSorted(newestFirst) : state.entries
  const cursor = state.cursor ?? entries[0]?.id ?? null
  return mapEntries({ ...state, entries: all, fates, cursor }, [...before.keys()], entry => {
    const { categoryId, featured, heldOf, reason } = before.get(entry.id) ?? entry
    return { ...entry, categoryId, featured, heldOf, reason }
  })
}

function newestFirst(a: QueueEntry, b: QueueEntry): number {
  return b.queuedAt.getTime() - a.queuedAt.getTime() || (a.id < b.id ? 1 : -1)
}

function settle(state: QueueState, states: ShownState[]): QueueState {
  const known = new Map(states.map(each => [each.id, each]))
  return mapEntries(state, [...known.keys()], entry => {
    const { version } = known.get(entry.id) ?? entry
    return { ...entry, version }
  })
}

/** Words on what was decided here are late or our own. What is away stays in place, marked, until the page is new. */
function hear(state: QueueState, states: ShownState[]): QueueState {
  const newer = new Map(states.map(each => [each.id, each]))
  const fates = new Map(state.fates)
  const changed = state.entries.filter(({ id, version }) => {
    const now = newer.get(id)
    return now && now.version > version && fates.get(id)?.kind !== 'mine'
  })
  for (const { id } of changed) {
    const now = newer.get(id)
    if (now?.isAway) fates.set(id, { kind: 'theirs', text: now.fate })
    else fates.delete(id)
  }
  const away = new Set(changed.map(({ id }) => id).filter(id => fates.has(id)))
  const heard = { ...state, fates, selected: state.selected.difference(away) }
  return mapEntries(
    heard,
    changed.map(({ id }) => id),
    entry => {
      const { version, categoryId, featured } = newer.get(entry.id) ?? entry
      return { ...entry, version, categoryId, featured }
    },
  )
}

function append(state: QueueState, { entries, next }: { entries: QueueEntry[]; next: string | null }) {
  const known = new Set(state.entries.map(({ id }) => id))
  const all = [...state.entries, ...entries.filter(({ id }) => !known.has(id))]
  const cursor = state.cursor ?? entries[0]?.id ?? null
  return { ...state, entries: all, next, cursor }
}

function mapEntries(state: QueueState, ids: string[], change: (entry: QueueEntry) => QueueEntry): QueueState {
  const chosen = new Set(ids)
  return { ...state, entries: state.entries.map(entry => (chosen.has(entry.id) ? change(entry) : entry)) }
}
