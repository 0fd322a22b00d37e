import { expect, test } from 'vitest'
import { readRequestId, requestIdHeader } from './request-id.ts'

test('the name that a proxy gave is kept', () => {
  expect(readRequestId({ [requestIdHeader]: 'a1b2c3d4-0001' })).toBe('a1b2c3d4-0001')
})

test.each([undefined, '', 'short', 'a b c d e f', 'x'.repeat(81), '<b>12345678', ['12345678', '12345679']])(
  'another name is given in place of %j',
  given => {
    const read = readRequestId(given === undefined ? {} : { [requestIdHeader]: given as string })
    expect(read).toMatch(/^[\da-f-]{36}$/)
  },
)
