import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listCategories } from '../domain/categories/category-queries.ts'
import { connect } from './connect.ts'
import { isDatabaseAway } from './database-away.ts'

const withCode = (code: string) => Object.assign(new Error('failed'), { code })

test.each(['ECONNREFUSED', '57P01', '57P03', '08006', '53300'])('%s means away', code =>
  expect(isDatabaseAway(withCode(code))).toBe(true),
)

test.each(['23505', '22021', '42P01', 'ERR_INVALID_ARG_TYPE'])('%s means something else', code =>
  expect(isDatabaseAway(withCode(code))).toBe(false),
)

test('causes and aggregate errors are inspected', () => {
  expect(isDatabaseAway(new Error('outer', { cause: withCode('ECONNREFUSED') }))).toBe(true)
  expect(isDatabaseAway(new AggregateError([withCode('ECONNREFUSED')]))).toBe(true)
  expect(isDatabaseAway('a string')).toBe(false)
})

test('a server that accepts connections and never responds is away, over the pool and over the quick lane', async () => {
  const silent = createServer(socket => socket.on('error', () => undefined)).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const url = `postgres://nobody@127.0.0.1:${port}/none`
  const options = {
    url,
    connectionsMax: 1,
    laneConnections: 1,
    connectionWaitMs: 200,
    applicationName: 'chowk test',
  }
  const db = connect(options)
  const asked = [sql`select 1`.execute(db), listCategories(db)]
  const settled = await Promise.allSettled(asked)
  expect(settled.map(each => each.status === 'rejected' && isDatabaseAway(each.reason))).toEqual([true, true])
  await db.destroy()
  silent.close()
})
