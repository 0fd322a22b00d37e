import { expect, test } from 'vitest'
import { countPlaywright, countVitest } from './count-results.ts'

test('passed tests are counted', () => {
  expect(countVitest({ numTotalTests: 7, numPassedTests: 7, success: true })).toEqual({
    passed: 7,
    failed: 0,
  })
})

test('a skipped test counts as failed', () => {
  expect(countVitest({ numTotalTests: 7, numPassedTests: 5, success: true })).toEqual({
    passed: 5,
    failed: 2,
  })
})

test('a run that fails without a failed test counts as one failure', () => {
  expect(countVitest({ numTotalTests: 7, numPassedTests: 7, success: false }).failed).toBe(1)
})

test('journeys that were skipped or needed a second try count as failed', () => {
  const stats = { expected: 9, unexpected: 1, flaky: 2, skipped: 3 }
  expect(countPlaywright({ stats, errors: [] })).toEqual({ passed: 9, failed: 6 })
  expect(countPlaywright({ stats, errors: [{}] }).failed).toBe(7)
})
