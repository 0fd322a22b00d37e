import { expect, test } from 'vitest'
import { codeAt, findStep, keyAddress, stepOf, toBase32 } from './one-time-code.ts'

const secret = Buffer.from('12345678901234567890')

// RFC 6238, appendix B, the last six of its eight digits.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('the code at second %i is %s', (second, code) => {
  expect(codeAt(secret, stepOf(new Date(second * 1_000)))).toBe(code)
})

test('a code is valid half a minute before and after, and no longer', () => {
  const now = new Date('2026-01-02T06:30:10Z')
  const step = stepOf(now)
  for (const off of [-1, 0, 1]) expect(findStep(secret, codeAt(secret, step + off), now)).toBe(step + off)
  for (const off of [-2, 2]) expect(findStep(secret, codeAt(secret, step + off), now)).toBeNull()
})

test.each(['', '12345', '1234567', '12345a', '１２３４５６', '0'.repeat(10_000)])(
  '%.10j is not a valid code',
  code => {
    expect(findStep(secret, code, new Date())).toBeNull()
  },
)

test('the key is written in the form that apps read', () => {
  expect(toBase32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  expect(toBase32(Buffer.from('f'))).toBe('MY')
  expect(keyAddress('ABC', { site: 'The Chowk', email: 'a@b.example' })).toBe(
    'otpauth://totp/The%20Chowk:a%40b.example?secret=ABC&issuer=The+Chowk',
  )
})
