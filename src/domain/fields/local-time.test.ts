import { afterEach, expect, test, vi } from 'vitest'
import { describeFieldProblem } from './field-problem.ts'
import { toLocalInput } from './local-time.ts'
import { scheduleTime } from './schedule-time-schema.ts'

const at = new Date('2026-01-09T10:00:00Z')
const problemOf = (text: string) => {
  const code = scheduleTime().safeParse(text).error?.issues[0]?.message
  return code && describeFieldProblem(code, 'en')
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

test('the server shows a time in India’s zone, wherever the server runs', () => {
  for (const zone of ['UTC', 'America/New_York', 'Asia/Kolkata']) {
    vi.stubEnv('TZ', zone)
    expect(toLocalInput(at)).toBe('2026-01-09T15:30')
  }
})

test('a browser shows a time in its own zone', () => {
  vi.stubGlobal('document', {})
  expect(new Date(toLocalInput(at))).toEqual(at)
})

test('an invalid time gives an empty field', () => {
  expect(toLocalInput(new Date(Number.NaN))).toBe('')
})

test('an hour that the clocks skip is refused in the browser, the hours around it are not', () => {
  vi.stubGlobal('document', {})
  vi.stubEnv('TZ', 'Europe/Berlin')
  expect(problemOf('2026-03-29T02:30')).toBe(
    'This time does not exist: the clocks go forward over it. Choose another',
  )
  expect(problemOf('2026-03-29T01:59')).toBeUndefined()
  expect(problemOf('2026-03-29T03:00')).toBeUndefined()
  // This time occurs twice that night; the first one is used.
  expect(problemOf('2026-10-25T02:30')).toBeUndefined()
})

test('the server accepts instants, and Indian times whatever its own zone', () => {
  vi.stubEnv('TZ', 'Europe/Berlin')
  expect(problemOf('2026-03-29T02:30')).toBeUndefined()
  expect(problemOf('2026-03-29T02:30:00.000Z')).toBeUndefined()
})

test.each(['soon', '2026-13-01T00:00', '2026-02-30T10:00'])('%j is not a time', text => {
  expect(problemOf(text)).toBe('Please enter a valid date and time')
})
