import { expect, test } from 'vitest'
import { createWorkGate } from './work-gate.ts'

test('tasks run in order, at most the given number at a time', async () => {
  const gate = createWorkGate(2)
  const started: number[] = []
  const ends = Array.from({ length: 5 }, () => Promise.withResolvers<number>())
  const results = ends.map(({ promise }, index) =>
    gate(() => {
      started.push(index)
      return promise
    }),
  )
  expect(started).toEqual([0, 1])
  ends[1]?.resolve(11)
  expect(await results[1]).toBe(11)
  expect(started).toEqual([0, 1, 2])
  for (const [index, end] of ends.entries()) end.resolve(index)
  expect(await Promise.all(results)).toEqual([0, 11, 2, 3, 4])
  expect(started).toEqual([0, 1, 2, 3, 4])
})

test('a failing task frees its place', async () => {
  const gate = createWorkGate(1)
  const failing = gate(() => Promise.reject(new Error('no')))
  const throwing = gate(() => {
    throw new Error('at once')
  })
  await expect(failing).rejects.toThrow('no')
  await expect(throwing).rejects.toThrow('at once')
  expect(await gate(async () => 'yes')).toBe('yes')
})
