import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { until, untilEvent } from './until.ts'

const message = 'Waited 0.05 s, but it did not happen: the worker has polled'

test('a wait ends at its deadline and names what did not happen', async () => {
  await expect(until('the worker has polled', () => false, { withinS: 0.05 })).rejects.toThrow(message)
  const never = { source: new EventEmitter(), name: 'polled', withinS: 0.05 }
  await expect(untilEvent('the worker has polled', () => false, never)).rejects.toThrow(message)
})

test('a wait ends as soon as its condition is true', async () => {
  let looks = 0
  await until('the third look', () => {
    looks += 1
    return looks === 3
  })
  expect(looks).toBe(3)
  const source = new EventEmitter()
  let polls = 0
  source.on('polled', () => {
    polls += 1
  })
  const waiting = untilEvent('two polls', () => polls === 2, { source, name: 'polled' })
  source.emit('polled')
  await new Promise(resolve => setImmediate(resolve))
  source.emit('polled')
  await waiting
})

test('an error of the condition or of the source is reported as it is', async () => {
  const broken = () => {
    throw new Error('the worker exited')
  }
  await expect(until('the worker has polled', broken)).rejects.toThrow('the worker exited')
  const source = new EventEmitter()
  const waiting = untilEvent('the worker has polled', () => false, { source, name: 'polled' })
  source.emit('error', new Error('the socket closed'))
  await expect(waiting).rejects.toThrow('the socket closed')
})
