import { expect, test } from 'vitest'
import { addCategory, addRow } from '../../test/support/builders.ts'
import { freshDatabase } from '../../test/support/fresh-database.ts'
import { inTransaction, rollBackUnlessOk, tryAgain } from './transaction.ts'

const { db } = await freshDatabase()
const names = async () =>
  (await db.selectFrom('outlets').select('name').orderBy('name').execute()).map(({ name }) => name)

test('refused work leaves nothing behind, and the writes before and after it stay', async () => {
  await db.transaction().execute(async tx => {
    const add = (name: string) => addRow(tx, 'outlets', { name, homeUrl: `https://${name}.example/` })
    await add('Before')
    const refused = await rollBackUnlessOk(tx, async () => {
      await add('Refused')
      return { ok: false, reason: 'known' }
    })
    expect(refused).toEqual({ ok: false, reason: 'known' })
    const kept = await rollBackUnlessOk(tx, async () => {
      await add('Kept')
      return { ok: true }
    })
    expect(kept).toEqual({ ok: true })
    await add('After')
  })
  expect(await names()).toEqual(['After', 'Before', 'Kept'])
})

test('an error rolls back the whole transaction', async () => {
  const work = db.transaction().execute(tx =>
    rollBackUnlessOk(tx, async () => {
      await addRow(tx, 'outlets', { name: 'Lost', homeUrl: 'https://lost.example/' })
      throw new Error('a fault')
    }),
  )
  await expect(work).rejects.toThrow('a fault')
  expect(await names()).not.toContain('Lost')
})

test('two transactions that lock the same rows in opposite order both finish', async () => {
  const ids = [(await addCategory(db)).id, (await addCategory(db)).id]
  const bothHoldOne = Promise.withResolvers<void>()
  let holding = 0
  let runs = 0
  const countUp = (order: string[]) =>
    inTransaction(db, async tx => {
      runs++
      for (const id of order) {
        await tx
          .updateTable('categories')
          .set(({ eb }) => ({ version: eb('version', '+', 1) }))
          .where('id', '=', id)
          .execute()
        if (++holding === 2) bothHoldOne.resolve()
        await bothHoldOne.promise
      }
    })
  await Promise.all([countUp(ids), countUp(ids.toReversed())])
  expect(runs, 'the first try of one of them failed').toBeGreaterThan(2)
  const rows = await db.selectFrom('categories').select('version').where('id', 'in', ids).execute()
  expect(rows.map(({ version }) => version)).toEqual([3, 3])
})

function failing(times: number, message: string) {
  let tries = 0
  return {
    tries: () => tries,
    work: async () => {
      tries += 1
      if (tries <= times) throw new Error(message)
      return 'done'
    },
  }
}

const isBusy = (error: unknown) => error instanceof Error && error.message === 'busy'

test('work that failed because of another transaction is retried at most twice', async () => {
  const twice = failing(2, 'busy')
  expect(await tryAgain(twice.work, isBusy)).toBe('done')
  expect(twice.tries()).toBe(3)
  const always = failing(9, 'busy')
  await expect(tryAgain(always.work, isBusy)).rejects.toThrow('busy')
  expect(always.tries()).toBe(3)
})

test('other errors are not retried', async () => {
  const faulty = failing(1, 'faulty')
  await expect(tryAgain(faulty.work, isBusy)).rejects.toThrow('faulty')
  expect(faulty.tries()).toBe(1)
})
