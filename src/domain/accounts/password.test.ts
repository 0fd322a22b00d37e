import { expect, test } from 'vitest'
import { hashPassword, isPassword } from './password.ts'

test.each([1, 72, 73, 128])('a password of %i characters is matched whole', async length => {
  const password = 'x'.repeat(length)
  const passwordHash = await hashPassword(password)
  expect(await isPassword(password, passwordHash)).toBe(true)
  expect(await isPassword(`${password}x`, passwordHash)).toBe(false)
  expect(await isPassword(password.slice(0, -1), passwordHash)).toBe(false)
})

test('a password in any script is matched, however its accents are composed', async () => {
  const passwordHash = await hashPassword('नमस्ते-caf\u00e9-🪷')
  expect(await isPassword('नमस्ते-cafe\u0301-🪷', passwordHash)).toBe(true)
  expect(await isPassword('नमस्ते-cafe-🪷', passwordHash)).toBe(false)
})

test('the hash is argon2id with 19 MiB and two passes', async () => {
  expect(await hashPassword('a')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test('many at once all get their answer', async () => {
  const passwordHash = await hashPassword('right')
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, n) => isPassword(n % 2 ? 'right' : 'wrong', passwordHash)),
  )
  expect(answers.filter(Boolean)).toHaveLength(6)
})
