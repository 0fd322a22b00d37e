import { expect, test } from 'vitest'
import { queueEntry } from '../../../../test/support/queue-entry.ts'
import type { ShownState } from './decision-answer.ts'
import type { OptimisticChange } from './optimistic-state.ts'
import {
  changeQueue,
  openQueue,
  type QueueEvent,
  type QueueState,
  shownEntries,
  targetEntries,
} from './queue-state.ts'

const open = (ids: string[]) =>
  openQueue({ entries: ids.map(id => queueEntry(id)), next: null, beyond: 0, pointed: null, isByStory: true })
const after = (state: QueueState, ...events: QueueEvent[]) => events.reduce(changeQueue, state)
const shownIds = (state: QueueState) => shownEntries(state).map(({ id }) => id)
const state = (id: string, fields: Partial<ShownState> = {}): ShownState => ({
  ...{ id, version: 2, categoryId: null, featured: false, isAway: true, fate: 'Published by Ravi' },
  ...fields,
})
const go = (to: 'next' | 'previous' | 'first' | 'last'): QueueEvent => ({ type: 'went', to })
const decided = (...ids: string[]): OptimisticChange => ({ type: 'decided', ids })
const featured = (id: string, isFeatured: boolean): OptimisticChange => ({
  ...{ type: 'patched', ids: [id], patch: { featured: isFeatured } },
})
const answered = (to: OptimisticChange, ...states: ShownState[]): QueueEvent => ({
  ...{ type: 'answered', to, became: to, decided: states, refused: [] },
})

test('the cursor begins at the newest, goes down and up, and stays at the ends', () => {
  const queue = open(['a', 'b', 'c'])
  expect(queue.cursor).toBe('a')
  expect(after(queue, go('next')).cursor).toBe('b')
  expect(after(queue, go('next'), go('next'), go('next')).cursor).toBe('c')
  expect(after(queue, go('previous')).cursor).toBe('a')
  expect(after(queue, go('last')).cursor).toBe('c')
  expect(after(queue, go('last'), go('first')).cursor).toBe('a')
})

test('a decided entry is away at once and the next one is under the cursor', () => {
  const queue = after(open(['a', 'b', 'c']), decided('a'))
  expect(shownIds(queue)).toEqual(['b', 'c'])
  expect(queue.cursor).toBe('b')
  expect(after(queue, go('last'), decided('c')).cursor).toBe('b')
  expect(after(queue, decided('b'), decided('c')).cursor).toBeNull()
})

test('the keys are for the selection, else for the entry under the cursor', () => {
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

test('an undo brings the entry back to its place, with the cursor on it', () => {
  const queue = after(open(['a', 'b', 'c']), go('next'), decided('b'), decided('c'))
  const undone = after(queue, { type: 'restored', entries: [queueEntry('b')] })
  expect(shownIds(undone)).toEqual(['a', 'b'])
  expect(undone.cursor).toBe('b')
})

test('an undo of what this page never held puts it in its place among the others', () => {
  const at = (id: string, minute: number) => queueEntry(id, { queuedAt: new Date(minute * 60_000) })
  const queue = openQueue({
    entries: [at('a', 9), at('c', 5)],
    next: null,
    beyond: 0,
    pointed: null,
    isByStory: true,
  })
  const undone = after(queue, { type: 'restored', entries: [at('b', 7), at('d', 5)] })
  expect(shownIds(undone)).toEqual(['a', 'b', 'd', 'c'])
  expect(undone.cursor).toBe('b')
})

test('what an undo brings back says again what it is a duplicate of', () => {
  const heldOf = { kind: 'news-link', title: 'First', url: 'https://outlet.example/1' } as const
  const entry = queueEntry('a', { heldOf, reason: 'same headline' })
  const queue = openQueue({ entries: [entry], next: null, beyond: 0, pointed: null, isByStory: true })
  const cleared = after(queue, { type: 'patched', ids: ['a'], patch: { heldOf: null, reason: null } })
  expect(cleared.entries).toMatchObject([{ heldOf: null, reason: null }])
  expect(after(cleared, { type: 'restored', entries: [entry] }).entries).toEqual([entry])
})

test('what the server refuses comes back without taking the cursor away', () => {
  const decision = decided('a')
  const queue = after(open(['a', 'b', 'c']), decision, go('next'))
  const refused = after(queue, answered(decision))
  expect(shownIds(refused)).toEqual(['a', 'b', 'c'])
  expect(refused.cursor).toBe('c')
})

test('a category shows at once and goes back with its undo', () => {
  const patched = after(open(['a', 'b']), { type: 'patched', ids: ['a'], patch: { categoryId: 'x' } })
  expect(shownEntries(patched).map(({ categoryId }) => categoryId)).toEqual(['x', null])
  const undone = after(patched, { type: 'restored', entries: [queueEntry('a')] })
  expect(shownEntries(undone)[0]?.categoryId).toBeNull()
})

test('what another editor decided stays in its place, says so, and is not for deciding', () => {
  const queue = after(open(['a', 'b']), { type: 'ticked', ids: ['b'] })
  const heard = after(queue, { type: 'heard', states: [state('b')] })
  expect(shownIds(heard)).toEqual(['a', 'b'])
  expect(heard.fates.get('b')).toEqual({ kind: 'theirs', text: 'Published by Ravi' })
  expect(heard.selected.size).toBe(0)
  expect(targetEntries(after(heard, go('next')))).toEqual([])
  expect(after(heard, decided('a')).cursor).toBeNull()
})

test('what another editor took back is open again', () => {
  const heard = after(open(['a']), { type: 'heard', states: [state('a')] })
  const again = after(heard, { type: 'heard', states: [state('a', { version: 3, isAway: false })] })
  expect(again.fates.size).toBe(0)
  expect(targetEntries(again)).toMatchObject([{ id: 'a', version: 3 }])
})

test('words about a decision of this page, and words that are late, change nothing', () => {
  const queue = after(open(['a', 'b']), decided('a'))
  expect(after(queue, { type: 'heard', states: [state('a')] }).fates).toEqual(queue.fates)
  expect(after(queue, { type: 'heard', states: [state('b', { version: 1 })] }).fates).toEqual(queue.fates)
})

test('the answer to a decision gives the version that the next one must name', () => {
  const decision = featured('a', true)
  const queue = after(open(['a']), decision, answered(decision, state('a', { version: 7 })))
  expect(targetEntries(queue)).toMatchObject([{ version: 7 }])
})

test('what is undone before its decision was answered waits, whatever is heard of the decision', () => {
  const decision = decided('a')
  const undo: OptimisticChange = { type: 'restored', entries: [queueEntry('a')] }
  const heard = after(open(['a']), decision, undo, { type: 'heard', states: [state('a')] })
  expect(targetEntries(heard)).toMatchObject([{ id: 'a' }])
  const first = after(heard, answered(decision, state('a')))
  expect(targetEntries(first)).toMatchObject([{ id: 'a', version: 2 }])
  const both = after(first, answered(undo, state('a', { version: 3, isAway: false })))
  expect(targetEntries(both)).toMatchObject([{ id: 'a', version: 3 }])
})

test('of two decisions on one entry the last one shows, and the server has the last word', () => {
  const [on, off] = [featured('a', true), featured('a', false)]
  const both = after(open(['a']), on, off, {
    type: 'heard',
    states: [state('a', { featured: true, isAway: false, version: 2 })],
  })
  expect(both.entries).toMatchObject([{ featured: false }])
  const one = after(both, answered(on, state('a', { featured: true, isAway: false, version: 2 })))
  expect(one.entries).toMatchObject([{ featured: false, version: 2 }])
  const done = after(one, answered(off, state('a', { isAway: false, version: 3 })))
  expect(done.entries).toMatchObject([{ featured: false, version: 3 }])
})

test('when neither of two decisions comes to the server, the entry is what it was', () => {
  const on = featured('a', true)
  const moved: OptimisticChange = { type: 'patched', ids: ['a'], patch: { categoryId: 'x' } }
  const queue = after(open(['a']), on, moved)
  expect(queue.entries).toMatchObject([{ featured: true, categoryId: 'x' }])
  expect(after(queue, answered(on)).entries).toMatchObject([{ featured: false, categoryId: 'x' }])
  expect(after(queue, answered(on), answered(moved)).entries).toEqual([queueEntry('a')])
})

test('what another editor did is said once the decision that it refused has its answer', () => {
  const on = featured('a', true)
  const queue = after(open(['a']), on, { type: 'heard', states: [state('a')] })
  expect(queue.fates.size).toBe(0)
  const refused: QueueEvent = { type: 'answered', to: on, became: on, decided: [], refused: [state('a')] }
  expect(after(queue, refused).fates.get('a')).toEqual({ kind: 'theirs', text: 'Published by Ravi' })
})

test('an undo that fails leaves an entry away that was away, and one that was not where it is', () => {
  const [decision, on] = [decided('a'), featured('b', true)]
  const queue = after(open(['a', 'b']), decision, answered(decision, state('a')), on)
  const undo: OptimisticChange = { type: 'restored', entries: [queueEntry('a'), queueEntry('b')] }
  expect(shownIds(after(queue, undo))).toEqual(['a', 'b'])
  const failed = after(queue, undo, answered(undo))
  expect(shownIds(failed)).toEqual(['b'])
  expect(failed).toMatchObject({ cursor: 'b' })
})

test('a page that was fetched before a decision hears of it when it opens', () => {
  const outcome = { became: decided('a'), decided: [state('a')] }
  const joined: QueueEvent = { type: 'joined', inFlight: [decided('b')], outcomes: [outcome] }
  expect(shownIds(after(open(['a', 'b', 'c']), joined))).toEqual(['c'])
  const newer = openQueue({
    entries: [queueEntry('a', { version: 2 })],
    next: null,
    beyond: 0,
    ...{ pointed: null, isByStory: true },
  })
  expect(shownIds(after(newer, joined))).toEqual(['a'])
})

test('the next page is put below, each entry once', () => {
  const queue = after(open(['a', 'b']), {
    type: 'loaded',
    entries: ['b', 'c'].map(id => queueEntry(id)),
    next: 'key',
    beyond: 30,
  })
  expect(shownIds(queue)).toEqual(['a', 'b', 'c'])
  expect([queue.next, queue.beyond]).toEqual(['key', 30])
  const failed = after(queue, { type: 'loaded', entries: [], next: 'key', beyond: null })
  expect([failed.next, failed.beyond]).toEqual(['key', 30])
  const emptied = after(open(['a']), decided('a'), {
    type: 'loaded',
    entries: [queueEntry('b')],
    next: null,
    beyond: 0,
  })
  expect(emptied.cursor).toBe('b')
})
