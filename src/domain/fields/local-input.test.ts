import { afterEach, expect, test, vi } from 'vitest'
import { toLocalInput } from './local-time.ts'

const at = new Date('2026-01-09T10:00:00Z')

afterEach(() => {
  vi.unstubAllGlobals()
})

test('the server shows a time in India’s zone, wherever the server runs', () => {
  for (const zone of ['UTC', 'America/New_York', 'Asia/Kolkata']) {
    vi.stubEnv('TZ', zone)
    expect(toLocalInput(at)).toBe('2026-01-09T15:30')
  }
  vi.unstubAllEnvs()
})

test('a browser shows a time in its own zone', () => {
  vi.stubGlobal('document', {})
  expect(new Date(toLocalInput(at))).toEqual(at)
})

test('an invalid time gives an empty field', () => {
  expect(toLocalInput(new Date(Number.NaN))).toBe('')
})
