import { expect, test } from 'vitest'
import { connect } from './connect.ts'
import { isDatabaseAway } from './database-away.ts'

const withCode = (code: string) => Object.assign(new Error('failed'), { code })

test.each(['ECONNREFUSED', '57P01', '57P03', '08006', '53300'])('%s means away', code =>
  expect(isDatabaseAway(withCode(code))).toBe(true),
)

test.each(['23505', '22021', '42P01', 'ERR_INVALID_ARG_TYPE'])('%s means something else', code =>
  expect(isDatabaseAway(withCode(code))).toBe(false),
)

test('causes and groups of errors are looked into', () => {
  expect(isDatabaseAway(new Error('outer', { cause: withCode('ECONNREFUSED') }))).toBe(true)
  expect(isDatabaseAway(new AggregateError([withCode('ECONNREFUSED')]))).toBe(true)
  expect(isDatabaseAway('a string')).toBe(false)
})

test('a query to a port where nobody listens says so', async () => {
  const url = 'postgres://nobody@127.0.0.1:1/none'
  const db = connect({ url, connectionsMax: 1, applicationName: 'chowk test' })
  const error = await db
    .selectFrom('settings')
    .select('siteName')
    .execute()
    .catch((thrown: unknown) => thrown)
  expect(isDatabaseAway(error)).toBe(true)
  await db.destroy()
})
