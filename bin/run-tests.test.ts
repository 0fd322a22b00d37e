import { expect, test } from 'vitest'
import { judgeRuns } from './run-tests.ts'

const file = (name: string, passed: number, failed: number) => ({ file: name, passed, failed, slow: [] })
const run = (isGood: boolean, ...files: ReturnType<typeof file>[]) => ({ isGood, output: '', files })

test('a file that passes at its second run counts as passed, and is named', () => {
  const judged = judgeRuns(run(false, file('a', 3, 0), file('b', 1, 1)), [run(true, file('b', 2, 0))])
  expect(judged).toMatchObject({ passed: 5, failed: 0, passedLater: ['b'], excused: 1 })
})

test('a file that fails twice counts as failed', () => {
  const judged = judgeRuns(run(false, file('a', 3, 0), file('b', 1, 1)), [run(false, file('b', 1, 1))])
  expect(judged).toMatchObject({ passed: 4, failed: 1, passedLater: [], excused: 0 })
})

test('an error outside the tests of a run is one failure', () => {
  expect(judgeRuns(run(false, file('a', 3, 0)), [])).toMatchObject({ passed: 3, failed: 1 })
})

test('a run without a report is one failure', () => {
  expect(judgeRuns(run(false), [])).toMatchObject({ passed: 0, failed: 1 })
})
