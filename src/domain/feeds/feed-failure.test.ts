import { expect, test } from 'vitest'
import { describeFeedFailure } from './feed-failure.ts'

test('every failure is a sentence, and an unknown one is itself', () => {
  expect(describeFeedFailure('gone', 'en')).toBe('The server says that this address is gone for good.')
  expect(describeFeedFailure('html', 'en')).toBe('What stands at this address is a web page, not a feed.')
  for (const name of ['of-tomorrow', 'toString', '__proto__'])
    expect(describeFeedFailure(name, 'en')).toBe(name)
})
