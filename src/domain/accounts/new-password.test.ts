import { expect, test } from 'vitest'
import { findNewPasswordProblem } from './new-password.ts'

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
