import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createLimiter } from './limiter.ts'

test('tasks run in order, at most the given number at a time', async () => {
  const { run } = createLimiter(2)
  const started: number[] = []
  const ends = Array.from({ length: 5 }, () => Promise.withResolvers<number>())
  const results = ends.map(({ promise }, index) =>
    run(() => {
      started.push(index)
      return promise
    }),
  )
  await setImmediate()
  expect(started).toEqual([0, 1])
  ends[1]?.resolve(11)
  expect(await results[1]).toBe(11)
  await setImmediate()
  expect(started).toEqual([0, 1, 2])
  for (const [index, end] of ends.entries()) end.resolve(index)
  expect(await Promise.all(results)).toEqual([0, 11, 2, 3, 4])
  expect(started).toEqual([0, 1, 2, 3, 4])
})

test('a failing task frees its place', async () => {
  const { run } = createLimiter(1)
  const failing = run(() => Promise.reject(new Error('no')))
  const throwing = run(() => {
    throw new Error('at once')
  })
  await expect(failing).rejects.toThrow('no')
  await expect(throwing).rejects.toThrow('at once')
  expect(await run(async () => 'yes')).toBe('yes')
})

test('the signal of a wait is aborted when its turn comes', async () => {
  const turns = createLimiter(1)
  const signals: AbortSignal[] = []
  await turns.take()
  const second = turns.take(signal => {
    signals.push(signal)
    return new Promise(() => undefined)
  })
  expect(signals[0]?.aborted).toBe(false)
  turns.giveBack()
  expect(await second).toBe(true)
  expect(signals[0]?.aborted).toBe(true)
})

test('a task that gives up never gets a turn, and one that has its turn can no longer give up', async () => {
  const turns = createLimiter(1)
  const giveUps: (() => void)[] = []
  const giveUp = () => new Promise<void>(resolve => giveUps.push(resolve))
  const [first, second, third] = [turns.take(giveUp), turns.take(giveUp), turns.take(giveUp)]
  expect(await first).toBe(true)
  // The first had its turn at once and need not wait.
  expect(giveUps).toHaveLength(2)
  giveUps[0]?.()
  expect(await second).toBe(false)
  turns.giveBack()
  giveUps[1]?.()
  expect(await third).toBe(true)
  turns.giveBack()
  expect(await turns.take(giveUp)).toBe(true)
})

test('work whose turn was given up is not done, and frees no place', async () => {
  const { run } = createLimiter(1)
  const first = Promise.withResolvers<string>()
  const running = run(() => first.promise)
  expect(
    await run(
      async () => 'late',
      () => Promise.resolve(),
    ),
  ).toBe(null)
  first.resolve('done')
  expect(await running).toBe('done')
  expect(
    await run(
      async () => 'next',
      () => Promise.resolve(),
    ),
  ).toBe('next')
})
