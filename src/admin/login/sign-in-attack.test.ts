import { expect, test } from 'vitest'
import { adminDesk } from '../../../test/support/admin-desk.ts'
import { posted } from '../../../test/support/signed-in.ts'
import { readClientAddress } from '../../http/client-address.ts'

// Gates 1 and 2 through the whole application: guessing passwords is stopped, without locking out the
// owner of an account.

const { appWith: newApp, email, password } = await adminDesk({ empty: ['attempts'] })
const pair = { email, password }
const wrong = { email, password: 'six brown crossroads' }

/** The client address of a connection, whose `X-Forwarded-For` may be forged. */
function clientAt(remoteAddress: string, forwardedFor?: string): string {
  return readClientAddress({ remoteAddress, forwardedFor, isTrusted: () => false })
}

type Attempt = { address: string; fields?: typeof pair; path?: string }

async function attempt(
  app: ReturnType<typeof newApp>,
  { address, fields = wrong, path = '/admin/login' }: Attempt,
) {
  return app.fetch(new Request(`https://chowk.example${path}`, posted(fields)), { address })
}

test('forged X-Forwarded-For, spellings of the e-mail and addresses of one IPv6 network share the same buckets', async () => {
  const app = newApp()
  const spellings = [email, email.toUpperCase(), ` ${email} `, email.replace('a', 'ａ')]
  let checked = 0
  for (let n = 0; n < 30; n++) {
    const remote = n % 2 === 0 ? '192.0.2.7' : `2001:db8:1:2::${n.toString(16)}`
    const fields = { ...wrong, email: spellings[n % 4] ?? '' }
    const { status } = await attempt(app, { address: clientAt(remote, `198.51.100.${n}`), fields })
    if (status === 401) checked += 1
  }
  // Ten from the one address and ten from the one network make up the account's twenty.
  expect(checked).toBe(20)
})

test('another spelling of the path uses the same buckets or is refused', async () => {
  const app = newApp()
  const paths = [
    '/admin/login',
    '/admin/login/',
    '/admin//login',
    '/ADMIN/Login',
    '//admin/login',
    '/admin/%6Cogin',
  ]
  let checked = 0
  for (let n = 0; n < 60; n++) {
    const { status } = await attempt(app, { address: clientAt('192.0.2.7'), path: paths[n % 6] ?? '' })
    if (status === 401) checked += 1
    else expect([308, 429]).toContain(status)
  }
  expect(checked).toBe(10)
})

test('a limit survives a restart', async () => {
  for (let n = 0; n < 11; n++) await attempt(newApp(), { address: clientAt('192.0.2.7') })
  expect((await attempt(newApp(), { address: clientAt('192.0.2.7'), fields: pair })).status).toBe(429)
})
