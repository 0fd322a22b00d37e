import { expect, test } from 'vitest'
import { randomId } from './random-id.ts'

test('no name is given twice', () => {
  const names = Array.from({ length: 1_000 }, randomId)
  expect(new Set(names).size).toBe(names.length)
})
