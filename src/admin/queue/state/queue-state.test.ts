import { expect, test } from 'vitest'
import { queueEntry, shownState as state } from '../../../../test/support/queue-entry.ts'
import type { QueueEntry } from '../../../domain/queue/queue-entry.ts'
import type { OptimisticChange } from './optimistic-state.ts'
import type { ShownState } from './queue-page.ts'
import {
  changeQueue,
  openQueue,
  type QueueEvent,
  type QueueState,
  shownEntries,
  targetEntries,
} from './queue-state.ts'

const openWith = (entries: QueueEntry[], isByStory = true) =>
  openQueue({ entries, next: null, beyond: 0, pointed: null, isByStory })
const open = (ids: string[]) => openWith(ids.map(id => queueEntry(id)))
const at = (id: string, minute: number) => queueEntry(id, { queuedAt: new Date(minute * 60_000) })
const after = (state: QueueState, ...events: QueueEvent[]) => events.reduce(changeQueue, state)
const shownIds = (state: QueueState) => shownEntries(state).map(({ id }) => id)
const go = (to: 'next' | 'previous' | 'first' | 'last'): QueueEvent => ({ type: 'stepped', to })
const decided = (...ids: string[]): OptimisticChange => ({ type: 'decided', ids })
const featured = (id: string, isFeatured: boolean): OptimisticChange => ({
  type: 'patched',
  ids: [id],
  patch: { featured: isFeatured },
})
const answer = (
  to: OptimisticChange,
  decided: ShownState[],
  refused: { id: string; state: ShownState | null }[],
) => ({ type: 'responded', to, finalChange: to, decided, refused }) satisfies QueueEvent
const responded = (to: OptimisticChange, ...states: ShownState[]) => answer(to, states, [])
const refused = (to: OptimisticChange, id: string, now: ShownState | null = null) =>
  answer(to, [], [{ id, state: now }])

test('the cursor starts at the newest entry, moves down and up, and stops at the ends', () => {
  const queue = open(['a', 'b', 'c'])
  expect(queue.cursor).toBe('a')
  expect(after(queue, go('next')).cursor).toBe('b')
  expect(after(queue, go('next'), go('next'), go('next')).cursor).toBe('c')
  expect(after(queue, go('previous')).cursor).toBe('a')
  expect(after(queue, go('last')).cursor).toBe('c')
  expect(after(queue, go('last'), go('first')).cursor).toBe('a')
})

test('a decided entry disappears immediately and the next one is under the cursor', () => {
  const queue = after(open(['a', 'b', 'c']), decided('a'))
  expect(shownIds(queue)).toEqual(['b', 'c'])
  expect(queue.cursor).toBe('b')
  expect(after(queue, go('last'), decided('c')).cursor).toBe('b')
  expect(after(queue, decided('b'), decided('c')).cursor).toBeNull()
})

test('keys apply to the selection, else to the entry under the cursor', () => {
  const queue = open(['a', 'b', 'c'])
  expect(targetEntries(queue).map(({ id }) => id)).toEqual(['a'])
  const ticked = after(queue, { type: 'ticked', ids: ['b', 'c'] }, { type: 'ticked', ids: ['c'] })
  expect(targetEntries(ticked).map(({ id }) => id)).toEqual(['b'])
  expect(after(ticked, decided('b')).selected.size).toBe(0)
  expect(after(ticked, { type: 'unticked' }).selected.size).toBe(0)
})

test('a decision on a selection leaves the cursor where it is', () => {
  const queue = after(open(['a', 'b', 'c']), { type: 'ticked', ids: ['b', 'c'] }, decided('b', 'c'))
  expect(queue.cursor).toBe('a')
})

test('undo puts the entry back in its place, with the cursor on it', () => {
  const queue = after(open(['a', 'b', 'c']), go('next'), decided('b'), decided('c'))
  const undone = after(queue, { type: 'restored', entries: [queueEntry('b')] })
  expect(shownIds(undone)).toEqual(['a', 'b'])
  expect(undone.cursor).toBe('b')
})

test('undo of an entry that this page never held inserts it in order', () => {
  const queue = openWith([at('a', 9), at('c', 5)])
  const undone = after(queue, { type: 'restored', entries: [at('b', 7), at('d', 5)] })
  expect(shownIds(undone)).toEqual(['a', 'b', 'd', 'c'])
  expect(undone.cursor).toBe('b')
})

test('undo of an entry that this page never held keeps the order of the others, whatever they are sorted by', () => {
  const queue = openWith([at('a', 5), at('b', 9), at('c', 1)], false)
  const undone = after(queue, { type: 'restored', entries: [at('d', 0), at('e', 7)] })
  expect(shownIds(undone)).toEqual(['e', 'a', 'b', 'c', 'd'])
  expect(undone.cursor).toBe('d')
})

test('an entry restored by undo shows again what it duplicates', () => {
  const heldOf = { kind: 'news-link', title: 'First', url: 'https://outlet.example/1' } as const
  const entry = queueEntry('a', { heldOf, reason: 'same headline' })
  const queue = openWith([entry])
  const cleared = after(queue, { type: 'patched', ids: ['a'], patch: { heldOf: null, reason: null } })
  expect(cleared.entries).toMatchObject([{ heldOf: null, reason: null }])
  expect(after(cleared, { type: 'restored', entries: [entry] }).entries).toEqual([entry])
})

test('a refused entry comes back without moving the cursor of an editor who went on', () => {
  const decision = decided('a')
  const queue = after(open(['a', 'b', 'c']), decision, go('next'))
  const back = after(queue, refused(decision, 'a'))
  expect(shownIds(back)).toEqual(['a', 'b', 'c'])
  expect(back.cursor).toBe('c')
})

test('a refused entry is under the cursor again, unless the editor went on or another editor decided it', () => {
  const [decision, other] = [decided('a'), decided('b')]
  const left = after(open(['a', 'b', 'c']), decision)
  expect(left.cursor).toBe('b')
  expect(after(left, refused(decision, 'a')).cursor).toBe('a')
  expect(after(left, other, refused(decision, 'a')).cursor).toBe('c')
  expect(after(left, other, refused(decision, 'a'), refused(other, 'b')).cursor).toBe('b')
  expect(after(left, featured('b', true), refused(decision, 'a')).cursor).toBe('b')
  expect(after(left, refused(decision, 'a', state('a'))).cursor).toBe('b')
})

test('a category shows immediately and is reverted by its undo', () => {
  const patched = after(open(['a', 'b']), { type: 'patched', ids: ['a'], patch: { categoryId: 'x' } })
  expect(shownEntries(patched).map(({ categoryId }) => categoryId)).toEqual(['x', null])
  const undone = after(patched, { type: 'restored', entries: [queueEntry('a')] })
  expect(shownEntries(undone)[0]?.categoryId).toBeNull()
})

test('an entry that another editor decided keeps its place, says so, and cannot be decided', () => {
  const queue = after(open(['a', 'b']), { type: 'ticked', ids: ['b'] })
  const reported = after(queue, { type: 'reported', states: [state('b')] })
  expect(shownIds(reported)).toEqual(['a', 'b'])
  expect(reported.fates.get('b')).toEqual({ kind: 'theirs', text: 'Published by Ravi', linkId: null })
  expect(reported.selected.size).toBe(0)
  expect(targetEntries(after(reported, go('next')))).toEqual([])
  expect(after(reported, decided('a')).cursor).toBeNull()
})

test('an entry whose decision another editor undid can be decided again', () => {
  const reported = after(open(['a']), { type: 'reported', states: [state('a')] })
  const again = after(reported, { type: 'reported', states: [state('a', { version: 3, isAway: false })] })
  expect(again.fates.size).toBe(0)
  expect(targetEntries(again)).toMatchObject([{ id: 'a', version: 3 }])
})

test('reports about this page’s own decisions, and late reports, change nothing', () => {
  const queue = after(open(['a', 'b']), decided('a'))
  expect(after(queue, { type: 'reported', states: [state('a')] }).fates).toEqual(queue.fates)
  expect(after(queue, { type: 'reported', states: [state('b', { version: 1 })] }).fates).toEqual(queue.fates)
})

test('the answer to a decision gives the version that the next one must name', () => {
  const decision = featured('a', true)
  const queue = after(open(['a']), decision, responded(decision, state('a', { version: 7 })))
  expect(targetEntries(queue)).toMatchObject([{ version: 7 }])
})

test('an entry undone before its decision was answered waits, whatever is reported about the decision', () => {
  const decision = decided('a')
  const undo: OptimisticChange = { type: 'restored', entries: [queueEntry('a')] }
  const reported = after(open(['a']), decision, undo, { type: 'reported', states: [state('a')] })
  expect(targetEntries(reported)).toMatchObject([{ id: 'a' }])
  const first = after(reported, responded(decision, state('a')))
  expect(targetEntries(first)).toMatchObject([{ id: 'a', version: 2 }])
  const both = after(first, responded(undo, state('a', { version: 3, isAway: false })))
  expect(targetEntries(both)).toMatchObject([{ id: 'a', version: 3 }])
})

test('of two decisions on one entry the last one shows, and the server’s state wins', () => {
  const [on, off] = [featured('a', true), featured('a', false)]
  const both = after(open(['a']), on, off, {
    type: 'reported',
    states: [state('a', { featured: true, isAway: false, version: 2 })],
  })
  expect(both.entries).toMatchObject([{ featured: false }])
  const one = after(both, responded(on, state('a', { featured: true, isAway: false, version: 2 })))
  expect(one.entries).toMatchObject([{ featured: false, version: 2 }])
  const done = after(one, responded(off, state('a', { isAway: false, version: 3 })))
  expect(done.entries).toMatchObject([{ featured: false, version: 3 }])
})

test('if neither of two decisions reaches the server, the entry returns to its first state', () => {
  const on = featured('a', true)
  const moved: OptimisticChange = { type: 'patched', ids: ['a'], patch: { categoryId: 'x' } }
  const queue = after(open(['a']), on, moved)
  expect(queue.entries).toMatchObject([{ featured: true, categoryId: 'x' }])
  expect(after(queue, responded(on)).entries).toMatchObject([{ featured: false, categoryId: 'x' }])
  expect(after(queue, responded(on), responded(moved)).entries).toEqual([queueEntry('a')])
})

test('an entry whose decision never reached the server is under the cursor again, unless the editor went on', () => {
  const decision = decided('a')
  const left = after(open(['a', 'b', 'c']), decision)
  const lost = responded(decision)
  expect(after(left, lost).cursor).toBe('a')
  expect(after(left, go('next'), lost).cursor).toBe('c')
  expect(after(left, responded(decision, state('a', { isAway: true }))).cursor).toBe('b')
})

test('another editor’s decision is shown once the own decision that it refused has its answer', () => {
  const on = featured('a', true)
  const queue = after(open(['a']), on, { type: 'reported', states: [state('a')] })
  expect(queue.fates.size).toBe(0)
  expect(after(queue, refused(on, 'a', state('a'))).fates.get('a')).toEqual({
    kind: 'theirs',
    text: 'Published by Ravi',
    linkId: null,
  })
})

test('a failed undo leaves decided entries away and waiting entries in place', () => {
  const [decision, on] = [decided('a'), featured('b', true)]
  const queue = after(open(['a', 'b']), decision, responded(decision, state('a')), on)
  const undo: OptimisticChange = { type: 'restored', entries: [queueEntry('a'), queueEntry('b')] }
  expect(shownIds(after(queue, undo))).toEqual(['a', 'b'])
  const failed = after(queue, undo, responded(undo))
  expect(shownIds(failed)).toEqual(['b'])
  expect(failed).toMatchObject({ cursor: 'b' })
})

test('a page that was loaded before a decision receives it when it opens', () => {
  const outcome = { finalChange: decided('a'), decided: [state('a')] }
  const joined: QueueEvent = { type: 'joined', inFlight: [decided('b')], outcomes: [outcome] }
  expect(shownIds(after(open(['a', 'b', 'c']), joined))).toEqual(['c'])
  const newer = openWith([queueEntry('a', { version: 2 })])
  expect(shownIds(after(newer, joined))).toEqual(['a'])
})

test('the next page is appended, each entry once', () => {
  const more = {
    type: 'loaded',
    entries: ['b', 'c'].map(id => queueEntry(id)),
    next: 'key',
    beyond: 30,
  } as const
  const queue = after(open(['a', 'b']), more)
  expect(shownIds(queue)).toEqual(['a', 'b', 'c'])
  expect([queue.next, queue.beyond]).toEqual(['key', 30])
  const failed = after(queue, { type: 'loaded', entries: [], next: 'key', beyond: null })
  expect([failed.next, failed.beyond]).toEqual(['key', 30])
  const last: QueueEvent = { type: 'loaded', entries: [queueEntry('b')], next: null, beyond: 0 }
  expect(after(open(['a']), decided('a'), last).cursor).toBe('b')
})
