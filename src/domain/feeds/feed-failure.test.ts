import { expect, test } from 'vitest'
import { describeFeedFailure } from './feed-failure.ts'

test('every failure has a sentence, and an unknown one is shown as it is', () => {
  expect(describeFeedFailure('gone', 'en')).toBe('The server says that this address is gone for good.')
  expect(describeFeedFailure('html', 'en')).toBe('This address leads to a web page, not a feed.')
  for (const name of ['of-tomorrow', 'toString', '__proto__'])
    expect(describeFeedFailure(name, 'en')).toBe(name)
})
