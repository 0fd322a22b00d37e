import { expect, test } from 'vitest'
import { startFetchDeadline } from './fetch-deadline.ts'

const never = new Promise<never>(() => undefined)

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
