import { expect, test } from 'vitest'
import { entryStory, queueEntry } from '../../../../test/support/queue-entry.ts'
import { openQueue } from '../state/queue-state.ts'
import { idsIn, takeBatch } from './use-queue-news.ts'

test('a batch is removed from the set, and the next batch takes the rest', () => {
  const items = new Set(Array.from({ length: 450 }, (_, n) => n))
  const taken = [takeBatch(items, 200), takeBatch(items, 200), takeBatch(items, 200)]
  expect(taken.map(({ length }) => length)).toEqual([200, 200, 50])
  expect(new Set(taken.flat()).size).toBe(450)
  expect(items.size).toBe(0)
})

test('a change of an entry is also one of the others of its story', () => {
  const story = entryStory()
  const entries = [queueEntry('a', { story }), queueEntry('b', { story }), queueEntry('c'), queueEntry('d')]
  const queue = openQueue({ entries, next: null, beyond: 0, pointed: null, isByStory: true })
  expect(idsIn('changed:a', queue)).toEqual(['a', 'b'])
  expect(idsIn('changed:c', queue)).toEqual(['c'])
  for (const other of ['added', 'stories']) expect(idsIn(other, queue)).toEqual([])
  expect(idsIn('reset', queue)).toHaveLength(4)
})
