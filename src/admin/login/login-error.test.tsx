import { expect, test } from 'vitest'
import { draw } from '../../../test/support/draw.tsx'
import { LoginError } from './login-error.tsx'

const demo = { email: 'demo@chowk.example', password: 'a demo password' }
const drawError = (fields: Partial<Parameters<typeof LoginError>[0]>) =>
  draw(<LoginError reason="wrong-pair" minutes={0} demo={null} {...fields} />)

test('§8 a wrong pair is refused without saying which half was wrong', () => {
  expect(drawError({})).toContain('Authentication failed. Please try again.')
})

test('§8 in demo mode the error names the pair that works', () => {
  const html = drawError({ demo })
  for (const line of [
    'Invalid credentials. Use demo account:',
    'Email: demo@chowk.example',
    'Password: a demo password',
  ]) {
    expect(html).toContain(line)
  }
})

test.each([
  [1, 'in 1 minute.'],
  [15, 'in 15 minutes.'],
])('after too many attempts the wait is %i minutes, and demo mode shows no pair', (minutes, words) => {
  const html = drawError({ reason: 'throttled', minutes, demo })
  expect(html).toContain(words)
  expect(html).not.toContain(demo.password)
})

test('§8 an internal error is reported as one', () => {
  const html = drawError({ reason: 'failed', demo })
  expect(html).toContain('An error occurred during login. Please try again.')
  expect(html).not.toContain(demo.password)
  expect(html).toContain('role="alert"')
})

test('a password that was not checked is not called wrong', () => {
  expect(drawError({ reason: 'crowded' })).toContain(
    'your password was not checked. Please try again in a minute.',
  )
})

test('an error of a server that cannot write says why', () => {
  expect(drawError({ reason: 'disk-full' })).toContain('the disk of the server is full.')
})
