import { expect, test } from 'vitest'
import { tryAgain } from './try-again.ts'

function failing(times: number, message: string) {
  let tries = 0
  return {
    tries: () => tries,
    work: async () => {
      tries += 1
      if (tries <= times) throw new Error(message)
      return 'done'
    },
  }
}

const isBusy = (error: unknown) => error instanceof Error && error.message === 'busy'

test('work that failed because of another transaction is retried at most twice', async () => {
  const twice = failing(2, 'busy')
  expect(await tryAgain(twice.work, isBusy)).toBe('done')
  expect(twice.tries()).toBe(3)
  const always = failing(9, 'busy')
  await expect(tryAgain(always.work, isBusy)).rejects.toThrow('busy')
  expect(always.tries()).toBe(3)
})

test('other errors are not retried', async () => {
  const faulty = failing(1, 'faulty')
  await expect(tryAgain(faulty.work, isBusy)).rejects.toThrow('faulty')
  expect(faulty.tries()).toBe(1)
})
