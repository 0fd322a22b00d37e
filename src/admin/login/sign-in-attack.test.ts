import { expect, test } from 'vitest'
import { cheapPasswords } from '../../../test/support/cheap-passwords.ts'
import { emptyBefore } from '../../../test/support/empty-before.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { posted } from '../../../test/support/signed-in.ts'
import { testApp } from '../../../test/support/test-app.ts'
import { addAccount } from '../../domain/accounts/add-account.ts'
import { readClientAddress } from '../../http/client-address.ts'

// Gates 1 and 2 through the whole application: guessing passwords is stopped, without locking out the
// owner of an account.

const { db } = await freshDatabase()
const pair = { email: 'asha@example.org', password: 'seven brown crossroads' }
const wrong = { ...pair, password: 'six brown crossroads' }
const passwords = cheapPasswords
await addAccount(db, { ...pair, name: 'Asha Devi', role: 'editor', passwords })

emptyBefore(db, 'attempts')

function newApp() {
  return testApp(db, { wait: async () => undefined })
}

/** The client address of a connection, whose `X-Forwarded-For` may be forged. */
function clientAt(remoteAddress: string, forwardedFor?: string): string {
  return readClientAddress({ remoteAddress, forwardedFor, isTrusted: () => false })
}

async function attempt(
  app: ReturnType<typeof newApp>,
  options: {
    address: string
    fields?: { email: string; password: string }
    path?: string
    cookie?: string
  },
) {
  const { address, fields = wrong, path = '/admin/login', cookie } = options
  return app.fetch(new Request(`https://chowk.example${path}`, posted(fields, cookie)), { address })
}

test('forged X-Forwarded-For, spellings of the e-mail and addresses of one IPv6 network share the same buckets', async () => {
  const app = newApp()
  const spellings = ['asha@example.org', 'ASHA@example.org', ' Asha@Example.Org ', 'ａsha@example.org']
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
    else expect([301, 429]).toContain(status)
  }
  expect(checked).toBe(10)
})

test('a limit survives a restart', async () => {
  const before = newApp()
  for (let n = 0; n < 11; n++) await attempt(before, { address: clientAt('192.0.2.7') })
  expect((await attempt(newApp(), { address: clientAt('192.0.2.7'), fields: pair })).status).toBe(429)
})
