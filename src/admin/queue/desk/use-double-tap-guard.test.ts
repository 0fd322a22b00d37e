import { expect, test } from 'vitest'
import { isDoubleTap } from './use-double-tap-guard.ts'

const first = { timeStamp: 1000, clientX: 80, clientY: 300 }

test('a second tap in the same place is that of a double tap', () => {
  expect(isDoubleTap(first, { timeStamp: 1200, clientX: 84, clientY: 296 })).toBe(true)
})

test('a tap after a moment or in another place is another tap', () => {
  expect(isDoubleTap(first, { ...first, timeStamp: 1350 })).toBe(false)
  expect(isDoubleTap(first, { timeStamp: 1200, clientX: 80, clientY: 340 })).toBe(false)
})
