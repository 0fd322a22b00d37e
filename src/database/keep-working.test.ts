import { expect, test } from 'vitest'
import { keepWorking, restMsAfter } from './keep-working.ts'

test('a task runs at its interval, and less and less often after repeated errors', () => {
  expect([0, 1, 2, 3, 4, 5].map(failures => restMsAfter(failures, 1_000))).toEqual([
    1_000, 2_000, 4_000, 8_000, 10_000, 10_000,
  ])
  expect(restMsAfter(5_000, 2_000)).toBe(10_000)
  expect(restMsAfter(3, 60_000)).toBe(60_000)
})

test('a task continues after an error, which is logged unless the disk is full, and ends when aborted', async () => {
  const stopping = new AbortController()
  const logged: unknown[] = []
  const errors = [new Error('gone'), Object.assign(new Error('full'), { code: '53100' })]
  let runs = 0
  await keepWorking(
    async () => {
      runs += 1
      const error = errors.shift()
      if (error) throw error
      stopping.abort()
    },
    {
      everyMs: 0,
      name: 'the test',
      log: { error: (detail: object, message: string) => void logged.push([detail, message]) },
      signal: stopping.signal,
    },
  )
  expect(runs).toBe(3)
  expect(logged).toEqual([[{ err: new Error('gone') }, 'the test failed and will be retried']])
})
