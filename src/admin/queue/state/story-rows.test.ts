import { expect, test } from 'vitest'
import { shownState as away, entryStory, queueEntry } from '../../../../test/support/queue-entry.ts'
import type { QueueEntry } from '../../../domain/queue/queue-entry.ts'
import type { OptimisticChange } from './optimistic-state.ts'
import { changeQueue, openQueue, type QueueEvent, type QueueState, visibleEntries } from './queue-state.ts'

const rain = entryStory()
const ofRain = (id: string, fields: Partial<QueueEntry> = {}) => queueEntry(id, { story: rain, ...fields })

function open(entries: QueueEntry[], isByStory = true): QueueState {
  return openQueue({ entries, next: null, beyond: 0, pointed: null, isByStory })
}

const after = (state: QueueState, ...events: QueueEvent[]) => events.reduce(changeQueue, state)
const rows = (state: QueueState) => visibleEntries(state).map(({ id }) => id)

const scattered = [
  queueEntry('z'),
  ofRain('copy', { story: { ...rain, isCopy: true }, imageUrl: 'https://p.example/1' }),
  queueEntry('y'),
  ofRain('late', { imageUrl: 'https://p.example/1', publishedAt: new Date(9) }),
  ofRain('first', { imageUrl: 'https://p.example/1', publishedAt: new Date(5) }),
  ofRain('bare', { publishedAt: new Date(1) }),
]

test('a story is one row, its best entry, until it is unfolded', () => {
  const folded = open(scattered)
  expect(rows(folded)).toEqual(['z', 'first', 'y'])
  expect(rows(after(folded, { type: 'folded', storyId: 'rain' }))).toEqual(
    'z first late bare copy y'.split(' '),
  )
})

test('entries keep their order where the page does not group them', () => {
  expect(rows(open(scattered, false))).toEqual(scattered.map(({ id }) => id))
})

test('when the best entry is decided, the next of its story takes its place and the cursor', () => {
  const state = after(open(scattered), { type: 'stepped', to: 'next' }, { type: 'decided', ids: ['first'] })
  expect(rows(state)).toEqual(['z', 'late', 'y'])
  expect(state.cursor).toBe('late')
})

test('when all entries of a story are decided, the cursor moves below it', () => {
  const ids = ['first', 'late', 'bare', 'copy']
  const state = after(open(scattered), { type: 'stepped', to: 'next' }, { type: 'decided', ids })
  expect(rows(state)).toEqual(['z', 'y'])
  expect(state.cursor).toBe('y')
})

test('folding a story moves the cursor from a hidden entry to the story’s row', () => {
  const unfolded = after(
    open(scattered),
    { type: 'folded', storyId: 'rain' },
    { type: 'pointed', id: 'bare' },
  )
  expect(after(unfolded, { type: 'folded', storyId: 'rain' }).cursor).toBe('first')
})

test('an entry that leaves its story gets a row of its own, and undo puts it back', () => {
  const left: QueueEvent = { type: 'patched', ids: ['late'], patch: { story: null } }
  const state = after(open(scattered), left)
  expect(rows(state)).toEqual(['z', 'first', 'y', 'late'])
  const before = scattered.filter(({ id }) => id === 'late')
  const undone = after(state, { type: 'restored', entries: before })
  expect([rows(undone), undone.cursor]).toEqual([['z', 'first', 'late', 'y'], 'late'])
  expect(rows(after(undone, { type: 'stepped', to: 'first' }))).toEqual(['z', 'first', 'y'])
})

test('when another editor decides the best entry, the next of its story has a row below it', () => {
  const queue = after(open(scattered), { type: 'stepped', to: 'next' })
  const reported = after(queue, { type: 'reported', states: [away('first')] })
  expect(rows(reported)).toEqual(['z', 'first', 'late', 'y'])
  expect(reported.cursor).toBe('first')
  expect(after(reported, { type: 'stepped', to: 'next' }).cursor).toBe('late')
})

test('the cursor’s entry keeps its row when another editor decided first, and when that is undone', () => {
  const decided: OptimisticChange = { type: 'decided', ids: ['first'] }
  const refused: QueueEvent = {
    type: 'responded',
    to: decided,
    finalChange: decided,
    decided: [],
    refused: [{ id: 'first', state: away('first') }],
  }
  const late = after(open(scattered), { type: 'stepped', to: 'next' }, decided, refused)
  expect([rows(late), late.cursor]).toEqual([['z', 'first', 'late', 'y'], 'late'])
  const undone = { ...away('first'), version: 3, isAway: false }
  const again = after(late, { type: 'reported', states: [undone] })
  expect([rows(again), again.cursor]).toEqual([['z', 'first', 'late', 'y'], 'late'])
})

test('another editor’s note shows although nothing else has changed', () => {
  const mark = { note: 'Ask the desk', noteBy: 'Ravi', claimedBy: '' }
  const reported = { ...away('z'), version: 1, isAway: false, mark }
  const state = after(open(scattered), { type: 'reported', states: [reported] })
  expect(state.entries.find(({ id }) => id === 'z')?.mark).toEqual(mark)
})

test('a story that a rejected article named is named anew, and the entry keeps its place', () => {
  const compared = { title: 'Rain', source: 'A' }
  const story = { ...rain, why: 'Both name Pune', compared }
  const [entries, decided] = [[ofRain('a'), queueEntry('b'), ofRain('c', { story })], ['a']]
  const report = (storyTitle: string): QueueEvent => ({
    type: 'reported',
    states: [away('c', { version: 1, isAway: false, storyTitle })],
  })
  const rejected = after(open(entries), { type: 'decided', ids: decided }, report(''))
  expect(rows(rejected)).toEqual(['c', 'b'])
  expect(rejected.entries.find(({ id }) => id === 'c')?.story).toEqual({ ...rain, title: '' })
  const same = after(open(entries), report('Rain'))
  expect(same.entries.find(({ id }) => id === 'c')?.story).toEqual(story)
})
