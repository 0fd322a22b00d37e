import { afterEach, beforeEach, expect, vi } from 'vitest'

// Console output in a test is a warning that would otherwise go unread.
const methods = ['log', 'info', 'warn', 'error', 'debug'] as const
let spies: ReturnType<typeof vi.spyOn>[] = []

beforeEach(() => {
  spies = methods.map(method => vi.spyOn(console, method))
})

afterEach(() => {
  const calls = spies.flatMap(spy => spy.mock.calls)
  for (const spy of spies) spy.mockRestore()
  expect(calls, 'the console stays silent').toEqual([])
})
