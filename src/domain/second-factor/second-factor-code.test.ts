import { expect, test } from 'vitest'
import { appCode } from '../../../test/support/app-code.ts'
import { findStep, keyAddress, plainCode, toBase32 } from './second-factor-code.ts'

const secret = Buffer.from('12345678901234567890')

// RFC 6238, appendix B, the last six of its eight digits.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('the code at second %i is %s', (second, code) => {
  expect(findStep(secret, code, new Date(second * 1_000))).toBe(Math.floor(second / 30))
})

test('a code is valid half a minute before and after, and no longer', () => {
  const now = new Date('2026-01-02T06:30:10Z')
  const step = Math.floor(now.getTime() / 30_000)
  for (const halfMinutes of [-1, 0, 1])
    expect(findStep(secret, appCode(secret, now, { halfMinutes }), now)).toBe(step + halfMinutes)
  for (const halfMinutes of [-2, 2])
    expect(findStep(secret, appCode(secret, now, { halfMinutes }), now)).toBeNull()
})

test.each(['', '12345', '1234567', '12345a', '１２３４５６', '0'.repeat(10_000)])(
  '%.10j is not a valid code',
  code => {
    expect(findStep(secret, code, new Date())).toBeNull()
  },
)

test.each(['123 456', '१२३४५६', '١٢٣–٤٥٦', '\u200b123\u2011456.', '123\u00a0456'])(
  '%j is the code 123456',
  code => {
    expect(plainCode(code)).toBe('123456')
  },
)

test('the key is written in the form that apps read', () => {
  expect(toBase32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  expect(toBase32(Buffer.from('f'))).toBe('MY')
  expect(keyAddress('GEZDGNBVGY3TQOJQ', { site: 'The Chowk', email: 'a@b.example' })).toBe(
    'otpauth://totp/The%20Chowk:a%40b.example?issuer=The%20Chowk&secret=GEZDGNBVGY3TQOJQ&algorithm=SHA1&digits=6&period=30',
  )
})
