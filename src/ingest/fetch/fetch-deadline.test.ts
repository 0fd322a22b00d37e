import { expect, test } from 'vitest'
import { startFetchDeadline } from './fetch-deadline.ts'

const never = new Promise<never>(() => undefined)

test('work that finishes in time returns its result', async () => {
  const deadline = startFetchDeadline(10_000)
  expect(await deadline.race(Promise.resolve('done'))).toBe('done')
  expect(deadline.signal.aborted).toBe(false)
  deadline.clear()
})

test('work that ignores the signal is abandoned at the deadline', async () => {
  const deadline = startFetchDeadline(10)
  await expect(deadline.race(never)).rejects.toMatchObject({ failure: 'timeout' })
  expect(deadline.signal.aborted).toBe(true)
  expect(deadline.signal.reason).toMatchObject({ failure: 'timeout' })
})

test('after the deadline, the next work ends immediately', async () => {
  const deadline = startFetchDeadline(1)
  await expect(deadline.race(never)).rejects.toMatchObject({ failure: 'timeout' })
  await expect(deadline.race(never)).rejects.toMatchObject({ failure: 'timeout' })
})

test('the caller may cancel before or during the work', async () => {
  const before = startFetchDeadline(10_000, AbortSignal.abort())
  await expect(before.race(never)).rejects.toMatchObject({ failure: 'cancelled' })
  const controller = new AbortController()
  const during = startFetchDeadline(10_000, controller.signal)
  const raced = during.race(never)
  controller.abort()
  await expect(raced).rejects.toMatchObject({ failure: 'cancelled' })
  before.clear()
  during.clear()
})

test('nothing ends the work after clear', () => {
  const controller = new AbortController()
  const deadline = startFetchDeadline(10_000, controller.signal)
  deadline.clear()
  controller.abort()
  expect(deadline.signal.aborted).toBe(false)
})

test('abandoned work is notified through the signal', () => {
  const deadline = startFetchDeadline(10_000)
  deadline.abandon()
  expect(deadline.signal.aborted).toBe(true)
  deadline.clear()
})
