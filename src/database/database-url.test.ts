import { expect, test } from 'vitest'
import { dropServerVariables, readDatabaseUrl } from './database-url.ts'

test.each([
  'postgres://chowk:p%40ss%2Fw%23rd@db:5432/chowk',
  'postgres://chowk:p@ss@db/chowk',
  'postgresql://localhost/chowk?host=%2Ftmp%2Fsocket',
  'postgres://db/chowk?sslmode=verify-full&sslrootcert=/etc/ca.pem',
  'postgres://db/chowk?sslmode=no-verify',
  'postgres://db/chowk?uselibpqcompat=true&sslmode=require',
])('%s is used as it is', url => {
  expect(readDatabaseUrl(url)).toBe(url)
})

test.each(['prefer', 'require', 'verify-ca'])(
  'sslmode=%s verifies the certificate without a warning of pg',
  mode => {
    expect(readDatabaseUrl(`postgres://db/chowk?sslmode=${mode}&application_name=x`)).toBe(
      'postgres://db/chowk?sslmode=verify-full&application_name=x',
    )
  },
)

test.each([
  'postgres://chowk:p@ss/w#rd@127.0.0.1:5499/chowk',
  'postgres://chowk:p@ss/word@127.0.0.1/chowk',
  'postgres://chowk:12#34@127.0.0.1/chowk',
  'postgres://chowk:pa/ss@127.0.0.1/chowk',
  'postgres://db/chowk?sslmode=bogus',
  'mysql://db/chowk',
  'db/chowk',
])('%s is refused', url => {
  expect(readDatabaseUrl(url)).toBeUndefined()
})

test('of the variables of PostgreSQL only those remain that complete an address', () => {
  const completing = { PGPASSWORD: 'x', PGPASSFILE: '/srv/pgpass', PGSSLMODE: 'verify-full' }
  const env = {
    ...completing,
    PGPORT: '1',
    PGOPTIONS: '-c role=x',
    PGCLIENT_ENCODING: 'x',
    PORT: '1',
    PG: '1',
  }
  dropServerVariables(env)
  expect(env).toEqual({ ...completing, PORT: '1', PG: '1' })
})
