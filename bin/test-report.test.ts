import { expect, test } from 'vitest'
import { filesOfPlaywright, filesOfVitest } from './test-report.ts'

const vitestFile = (status: string, tests: string[]) => ({
  name: '/folder/src/a.test.ts',
  status,
  startTime: 1_000,
  endTime: 3_500,
  assertionResults: tests.map(status => ({ status })),
})

test.each([
  ['passed tests are counted', vitestFile('passed', ['passed', 'passed']), 2, 0],
  ['a skipped test counts as failed', vitestFile('passed', ['passed', 'skipped', 'pending']), 1, 2],
  ['a file that cannot be loaded counts as one failure', vitestFile('failed', []), 0, 1],
])('%s', (_, file, passed, failed) => {
  expect(filesOfVitest({ testResults: [file] }, '/folder/')).toEqual([
    { file: 'src/a.test.ts', passed, failed, slow: [{ name: 'src/a.test.ts', seconds: 2.5 }] },
  ])
})

const spec = (title: string, ...statuses: string[]) => ({
  title,
  tests: statuses.map(status => ({ status, results: [{ duration: 1_500 }] })),
})

test('journeys that were skipped or needed a second try count as failed, those of groups included', () => {
  const group = { file: 'a.journey.ts', specs: [spec('in a group', 'flaky')] }
  const suite = {
    file: 'a.journey.ts',
    specs: [spec('a', 'expected'), spec('b', 'unexpected'), spec('c', 'skipped')],
    suites: [group],
  }
  const [file] = filesOfPlaywright({ suites: [suite], errors: [] })
  expect(file).toMatchObject({ file: 'browser/a.journey.ts', passed: 1, failed: 3 })
  expect(file?.slow).toContainEqual({ name: 'browser/a.journey.ts › in a group', seconds: 1.5 })
})

test('an error outside any journey is a failure', () => {
  expect(filesOfPlaywright({ suites: [], errors: [{}] })).toMatchObject([{ file: '', failed: 1 }])
})
