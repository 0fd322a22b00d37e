import { createServer } from 'node:net'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addCategory, addNewsLink } from '../../test/support/builders.ts'
import { listenOnLoopback } from '../../test/support/free-port.ts'
import { freshDatabase } from '../../test/support/fresh-database.ts'
import { listCategories } from '../domain/categories/category-queries.ts'
import { connect, type Db } from './connect.ts'
import {
  errorMessage,
  findWriteRefusal,
  isDatabaseAway,
  isDeadlock,
  isRace,
  violationOf,
} from './database-error.ts'
import { catchTaken } from './transaction.ts'

const withCode = (code: string) => Object.assign(new Error('failed'), { code })

test.each([
  ...['ECONNREFUSED', 'ENETUNREACH', 'ENETDOWN', 'EHOSTDOWN', 'EADDRNOTAVAIL', 'EAI_FAIL', 'EAI_NODATA'],
  ...['57P01', '57P03', '57P05', '08006', '53300', '28P01', '28000', '3D000', 'CERT_HAS_EXPIRED'],
])('%s means away', code => expect(isDatabaseAway(withCode(code))).toBe(true))

test.each(['23505', '22021', '42P01', 'ERR_INVALID_ARG_TYPE'])('%s means something else', code =>
  expect(isDatabaseAway(withCode(code))).toBe(false),
)

test('causes and aggregate errors are inspected', () => {
  expect(isDatabaseAway(new Error('outer', { cause: withCode('ECONNREFUSED') }))).toBe(true)
  expect(isDatabaseAway(new AggregateError([withCode('ECONNREFUSED')]))).toBe(true)
  expect(isDatabaseAway('a string')).toBe(false)
})

test('a server that accepts connections and never responds is away, over the pool and over the quick lane', async () => {
  const silent = createServer(socket => socket.on('error', () => undefined))
  const port = await listenOnLoopback(silent)
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

const { db } = await freshDatabase({ empty: ['newsLinks', 'categories'] })

test('a full disk refuses writes, also as the cause of another error', () => {
  const full = Object.assign(new Error('could not extend file'), { code: '53100' })
  expect(findWriteRefusal(full)).toBe('disk-full')
  expect(findWriteRefusal(new Error('outer', { cause: full }))).toBe('disk-full')
  expect(findWriteRefusal(Object.assign(new Error('duplicate'), { code: '23505' }))).toBeNull()
  expect(findWriteRefusal('53100')).toBeNull()
})

const errorOf = (work: Promise<unknown>) => work.catch((thrown: unknown) => thrown)

test('a read-only database refuses writes', async () => {
  const writing = db.transaction().execute(async tx => {
    await sql`set transaction read only`.execute(tx)
    await tx.deleteFrom('entries').execute()
  })
  expect(findWriteRefusal(await errorOf(writing))).toBe('disk-full')
})

test('a second row with the same slug is a unique violation', async () => {
  await addCategory(db, { slug: 'politics' })
  expect(violationOf(await errorOf(addCategory(db, { slug: 'politics' })))).toBe('unique')
})

test('deleting a referenced row is a reference violation', async () => {
  await addNewsLink(db)
  expect(violationOf(await errorOf(db.deleteFrom('categories').execute()))).toBe('reference')
})

test('a concurrent deletion is a race, and an error of our own is not', async () => {
  const category = '00000000-0000-7000-8000-000000000000'
  expect(isRace(await errorOf(addNewsLink(db, { category })))).toBe(true)
  expect(isRace(new Error('x'))).toBe(false)
})

test('other errors are no violation', async () => {
  const error = await errorOf(sql`select 1 / 0`.execute(db))
  expect(error).toBeInstanceOf(Error)
  expect([isDeadlock(error), isDeadlock('40P01')]).toEqual([false, false])
  expect([violationOf(error), violationOf(new Error('x')), violationOf('23505')]).toEqual([null, null, null])
})

const add = (slug: string) => async (tx: Db) => {
  await addCategory(tx, { slug })
  return { ok: true } as const
}

const listSlugs = async () =>
  (await db.selectFrom('categories').select('slug').orderBy('slug').execute()).map(({ slug }) => slug)

test("a taken value is refused, and the transaction's writes before and after it stay", async () => {
  const answers = await db
    .transaction()
    .execute(async tx => [
      await catchTaken(tx, add('first')),
      await catchTaken(tx, add('first')),
      await catchTaken(tx, add('second')),
    ])
  expect(answers).toEqual([{ ok: true }, { ok: false, reason: 'taken' }, { ok: true }])
  expect(await listSlugs()).toEqual(['first', 'second'])
})

test('refused work leaves nothing behind', async () => {
  await addCategory(db, { slug: 'there' })
  const answer = await db.transaction().execute(tx =>
    catchTaken(tx, async () => {
      await add('half')(tx)
      return add('there')(tx)
    }),
  )
  expect(answer).toEqual({ ok: false, reason: 'taken' })
  expect(await listSlugs()).toEqual(['there'])
})

test('a nested one rolls back only its own part', async () => {
  await addCategory(db, { slug: 'there' })
  const answer = await db.transaction().execute(tx =>
    catchTaken(tx, async () => {
      await add('outer')(tx)
      return catchTaken(tx, add('there'))
    }),
  )
  expect(answer).toEqual({ ok: false, reason: 'taken' })
  expect(await listSlugs()).toEqual(['outer', 'there'])
})

test('an outer one rolls back what it wrote before a nested one, too', async () => {
  await addCategory(db, { slug: 'there' })
  const answer = await db.transaction().execute(tx =>
    catchTaken(tx, async () => {
      await add('outer')(tx)
      await catchTaken(tx, add('inner'))
      return add('there')(tx)
    }),
  )
  expect(answer).toEqual({ ok: false, reason: 'taken' })
  expect(await listSlugs()).toEqual(['there'])
})

test('any other error is thrown', async () => {
  const work = db.transaction().execute(tx =>
    catchTaken(tx, async () => {
      throw new Error('a fault')
    }),
  )
  await expect(work).rejects.toThrow('a fault')
})

test.each([
  [new Error('the disk is full'), 'the disk is full'],
  ['a text', 'a text'],
  [undefined, 'undefined'],
])('%s says %j', (thrown, message) => {
  expect(errorMessage(thrown)).toBe(message)
})
