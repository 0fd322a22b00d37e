import { expect, test, vi } from 'vitest'
import { existsOnThisClock } from './local-time.ts'

test.each(['2026-03-08T02:30', '2026-03-08T12:30', 'tomorrow'])('a server lets %s pass', text => {
  expect(existsOnThisClock(text)).toBe(true)
})

test('a browser refuses the hour that its clock skips', () => {
  vi.stubGlobal('document', {})
  vi.stubEnv('TZ', 'America/New_York')
  expect(existsOnThisClock('2026-03-08T02:30')).toBe(false)
  expect(existsOnThisClock('2026-03-08T03:30')).toBe(true)
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
