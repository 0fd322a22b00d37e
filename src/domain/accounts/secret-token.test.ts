import { expect, test } from 'vitest'
import { digestToken, newSecretToken } from './secret-token.ts'

test('a token is 256 random bits, and no two tokens are the same', () => {
  const tokens = Array.from({ length: 1_000 }, newSecretToken)
  expect(new Set(tokens)).toHaveProperty('size', 1_000)
  const bytes = tokens.map(token => [...Buffer.from(token, 'base64url')])
  expect(bytes.every(each => each.length === 32)).toBe(true)
  // Every bit is set in some tokens and clear in others.
  const all = bytes.reduce((one, other) => one.map((byte, at) => byte & (other[at] ?? 0)))
  const any = bytes.reduce((one, other) => one.map((byte, at) => byte | (other[at] ?? 0)))
  expect(all).toEqual(Array(32).fill(0))
  expect(any).toEqual(Array(32).fill(255))
})

test('the stored value is not the token', () => {
  const token = newSecretToken()
  expect(digestToken(token).toString('base64url')).not.toBe(token)
  expect(digestToken(token)).toEqual(digestToken(token))
})
