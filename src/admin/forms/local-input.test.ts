import { afterEach, expect, test, vi } from 'vitest'
import { toLocalInput } from './local-input.ts'

const at = new Date('2026-01-09T10:00:00Z')

afterEach(() => {
  vi.unstubAllGlobals()
})

test('the server shows a time as India’s clocks do, wherever it stands', () => {
  for (const zone of ['UTC', 'America/New_York', 'Asia/Kolkata']) {
    vi.stubEnv('TZ', zone)
    expect(toLocalInput(at)).toBe('2026-01-09T15:30')
  }
  vi.unstubAllEnvs()
})

test('a browser shows it as its own clock does', () => {
  vi.stubGlobal('document', {})
  expect(new Date(toLocalInput(at))).toEqual(at)
})

test('what is no time is left open', () => {
  expect(toLocalInput(new Date(Number.NaN))).toBe('')
})
