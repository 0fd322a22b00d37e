import { expect, test } from 'vitest'
import { inOneSentence, newsLinksStay, waitingStay } from './what-stays.ts'

const say = (newsLinks: number, waiting: number) =>
  inOneSentence([newsLinksStay(newsLinks), waitingStay(waiting)])

test('what stays is said in one sentence', () => {
  expect(say(3, 2)).toBe(
    ' 3 published news links stay on the site under that name, and 2 entries that wait stay in the queue.',
  )
  expect(say(10_000, 1234)).toBe(
    ' More than 10,000 published news links stay on the site under that name, and 1,234 entries that wait stay in the queue.',
  )
})

test('one is said as one', () => {
  expect(say(1, 1)).toBe(
    ' A published news link stays on the site under that name, and an entry that waits stays in the queue.',
  )
})

test('of nothing nothing is said', () => {
  expect(say(0, 1)).toBe(' An entry that waits stays in the queue.')
  expect(say(0, 0)).toBe('')
})
