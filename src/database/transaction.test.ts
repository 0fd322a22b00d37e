import { expect, test } from 'vitest'
import { freshDatabase } from '../../test/support/fresh-database.ts'
import { rollBackUnlessOk } from './transaction.ts'

const { db } = await freshDatabase()
const names = async () =>
  (await db.selectFrom('outlets').select('name').orderBy('name').execute()).map(({ name }) => name)

test('refused work leaves nothing behind, and the writes before and after it stay', async () => {
  await db.transaction().execute(async tx => {
    const add = (name: string) =>
      tx
        .insertInto('outlets')
        .values({ name, homeUrl: `https://${name}.example/` })
        .execute()
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
      await tx.insertInto('outlets').values({ name: 'Lost', homeUrl: 'https://lost.example/' }).execute()
      throw new Error('a fault')
    }),
  )
  await expect(work).rejects.toThrow('a fault')
  expect(await names()).not.toContain('Lost')
})
