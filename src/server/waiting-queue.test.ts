import { expect, test } from 'vitest'
import { createWaitingQueue } from './waiting-queue.ts'

/** Resolves after all pending callbacks have run. */
const settled = () => new Promise(resolve => setImmediate(resolve))

function open(lanes: number) {
  const giveUps: (() => void)[] = []
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const line = createWaitingQueue({
    lanes,
    patienceMs: 1_000,
    wait: () => new Promise(resolve => giveUps.push(resolve)),
  })
  const ask = (name: string) =>
    line(
      () => {
        begun.push(name)
        return new Promise<string>(resolve => ends.set(name, () => resolve(`${name} done`)))
      },
      () => `${name} refused`,
    )
  return { ask, begun, end: (name: string) => ends.get(name)?.(), giveUps }
}

test('a limited number of tasks runs at a time, and the others follow in order', async () => {
  const { ask, begun, end } = open(2)
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(ask)
  await settled()
  expect(begun).toEqual(['a', 'b'])
  end('b')
  expect(await b).toBe('b done')
  await settled()
  expect(begun).toEqual(['a', 'b', 'c'])
  end('a')
  expect(await a).toBe('a done')
  end('c')
  expect(await c).toBe('c done')
  await settled()
  end('d')
  expect(await d).toBe('d done')
  const later = ask('e')
  await settled()
  expect(begun).toEqual(['a', 'b', 'c', 'd', 'e'])
  end('e')
  await later
})

test('a task whose turn does not come in time is refused and never starts', async () => {
  const { ask, begun, end, giveUps } = open(1)
  const [a, b, c] = ['a', 'b', 'c'].map(ask)
  giveUps[0]?.()
  expect(await b).toBe('b refused')
  end('a')
  await a
  await settled()
  expect(begun).toEqual(['a', 'c'])
  // Its time runs out after its turn has come.
  giveUps[1]?.()
  end('c')
  expect(await c).toBe('c done')
})

test('a failed task frees its lane for the next', async () => {
  const line = createWaitingQueue({ lanes: 1, patienceMs: 1, wait: () => new Promise(() => undefined) })
  const failing = line(
    () => Promise.reject(new Error('broken')),
    () => 'refused',
  )
  const next = line(
    async () => 'done',
    () => 'refused',
  )
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('done')
})
