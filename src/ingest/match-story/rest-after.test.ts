import { expect, test } from 'vitest'
import { restAfter } from './rest-after.ts'

async function restOf(busyShare: number): Promise<number> {
  let rested = 0
  const wait = async (ms: number) => {
    rested += ms
  }
  await restAfter(100, { wait, measureBusy: () => () => busyShare })
  return rested
}

test('polls have the thread for three times as long as a batch took', async () => {
  expect(await restOf(0.4)).toBe(300)
})

test('with nothing else to do the next batch follows soon', async () => {
  expect(await restOf(0.01)).toBe(25)
})
