import { expect, test } from 'vitest'
import { isSecondTap } from './double-tap.ts'

const first = { at: 1000, x: 80, y: 300, under: 'entry 1' }
const second = { at: 1200, x: 84, y: 296, under: 'entry 2' }

test('a second tap in the same place hits the next entry, which nobody can have read', () => {
  expect(isSecondTap(second, first)).toBe(true)
  expect(isSecondTap({ ...second, under: 'entry 1, choosing a category' }, first)).toBe(true)
})

test('a tap after a moment, in another place, or on the same entry counts', () => {
  expect(isSecondTap({ ...second, at: 1350 }, first)).toBe(false)
  expect(isSecondTap({ ...second, y: 340 }, first)).toBe(false)
  expect(isSecondTap({ ...second, under: 'entry 1' }, first)).toBe(false)
})
