import { expect, test } from 'vitest'
import { takeBatch } from './use-queue-news.ts'

test('a batch is removed from the set, and the next batch takes the rest', () => {
  const items = new Set(Array.from({ length: 450 }, (_, n) => n))
  const taken = [takeBatch(items, 200), takeBatch(items, 200), takeBatch(items, 200)]
  expect(taken.map(({ length }) => length)).toEqual([200, 200, 50])
  expect(new Set(taken.flat()).size).toBe(450)
  expect(items.size).toBe(0)
})
