import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { until, untilEvent } from './until.ts'

const message = 'Waited 0.05 s, but it did not happen: the worker has polled'

test('a wait ends at its deadline and names what did not happen', async () => {
  await expect(until('the worker has polled', () => false, { withinS: 0.05 })).rejects.toThrow(message)
  const never = { source: new EventEmitter(), name: 'polled', withinS: 0.05 }
  await expect(untilEvent('the worker has polled', () => false, never)).rejects.toThrow(message)
})
