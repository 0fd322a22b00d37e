import { expect, test } from 'vitest'
import { errorMessage } from './error-message.ts'

test.each([
  [new Error('the disk is full'), 'the disk is full'],
  ['a text', 'a text'],
  [undefined, 'undefined'],
])('%s says %j', (thrown, message) => {
  expect(errorMessage(thrown)).toBe(message)
})
