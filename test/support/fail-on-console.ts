import { afterEach, beforeEach, expect, vi } from 'vitest'

// A line on the console in a test is a warning nobody would read otherwise.
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
