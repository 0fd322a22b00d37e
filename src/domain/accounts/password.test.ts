import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { findNewPasswordProblem, openPasswords } from './password.ts'

const passwords = openPasswords()

test.each([1, 72, 73, 128])('a password of %i characters is matched whole', async length => {
  const password = 'x'.repeat(length)
  const passwordHash = await passwords.hash(password)
  expect(await passwords.matches(password, passwordHash)).toBe(true)
  expect(await passwords.matches(`${password}x`, passwordHash)).toBe(false)
  expect(await passwords.matches(password.slice(0, -1), passwordHash)).toBe(false)
})

test('a password in any script is matched, however its accents are composed', async () => {
  const passwordHash = await passwords.hash('नमस्ते-caf\u00e9-🪷')
  expect(await passwords.matches('नमस्ते-cafe\u0301-🪷', passwordHash)).toBe(true)
  expect(await passwords.matches('नमस्ते-cafe-🪷', passwordHash)).toBe(false)
})

test('the hash is argon2id with 19 MiB and two passes', async () => {
  expect(await passwords.hash('a')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test('many simultaneous requests all get a result', async () => {
  const passwordHash = await passwords.hash('right')
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, n) => passwords.matches(n % 2 ? 'right' : 'wrong', passwordHash)),
  )
  expect(answers.filter(Boolean)).toHaveLength(6)
})

test('a failed request passes its turn to the next one', async () => {
  const broken = Array.from({ length: 4 }, () => passwords.matches('right', 'no hash').catch(() => 'refused'))
  expect(await Promise.all(broken)).toEqual(['refused', 'refused', 'refused', 'refused'])
  expect(await passwords.matches('right', await passwords.hash('right'))).toBe(true)
})

test('a burst of passwords leaves threads to file access and DNS', async () => {
  let done = 0
  const storm = Array.from({ length: 16 }, async () => {
    await passwords.hash('seven brown crossroads')
    done += 1
  })
  await readFile(new URL(import.meta.url))
  expect(done).toBeLessThan(8)
  await Promise.all(storm)
})

test('strangers wait in a queue of their own, no longer than their patience', async () => {
  const { hash, matches, asStranger } = openPasswords(undefined, 150)
  const passwordHash = await hash('right')
  const check = (password: string, n = 0) =>
    asStranger(`network ${n}`, isRight => isRight(password, passwordHash))
  const strangers = Array.from({ length: 60 }, (_, n) => check('right', n))
  for (let n = 0; n < 3; n++) expect(await matches('right', passwordHash)).toBe(true)
  const results = await Promise.all(strangers)
  expect(results[0]).toBe(true)
  expect(results.at(-1)).toBeNull()
  expect(await check('wrong')).toBe(false)
})

test('one network takes twenty places of the queue, and does not keep another one waiting for more', async () => {
  const { asStranger } = openPasswords()
  const begun: string[] = []
  const wait = Promise.withResolvers<void>()
  const enter = (network: string) =>
    asStranger(network, async () => {
      begun.push(network)
      await wait.promise
      return true
    })
  const flood = Array.from({ length: 500 }, () => enter('a'))
  const other = enter('b')
  wait.resolve()
  expect((await Promise.all(flood)).filter(Boolean)).toHaveLength(20)
  expect(await other).toBe(true)
  expect(begun).toEqual([...Array.from({ length: 20 }, () => 'a'), 'b'])
  expect(await enter('a')).toBe(true)
})

test.each([
  ['short', 'too-short'],
  ['🪷🪷🪷🪷🪷', 'too-short'],
  ['brown jar', 'too-short'],
  ['brown jars', null],
  ['1234567890', 'common'],
  ['QWERTYUIOP', 'common'],
  ['x'.repeat(1_001), 'too-long'],
  ['seven brown crossroads', null],
])('%j is judged %j', async (password, problem) => {
  expect(await findNewPasswordProblem(password)).toBe(problem)
})
