import { expect, test } from 'vitest'
import { addCategory, addNewsLink, addRow } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { findFeedCategory, findUsualCategory } from './outlet-queries.ts'

const { db } = await freshDatabase()

async function addOutlet(name: string) {
  const homeUrl = `https://${name}.example/`
  return (await addRow(db, 'outlets', { name, homeUrl })).id
}

test('the usual category of an outlet is the most frequent one of its last fifty links', async () => {
  const [politics, business] = [await addCategory(db), await addCategory(db)]
  const outletId = await addOutlet('usual')
  expect(await findUsualCategory(db, outletId)).toBeNull()
  for (let n = 0; n < 60; n++) {
    const category = n < 20 ? politics.id : business.id
    await addNewsLink(db, { category, outletId, createdAt: new Date(Date.UTC(2026, 0, 1, 0, n)) })
  }
  expect(await findUsualCategory(db, outletId)).toEqual({ category: business.id, count: 40, of: 50 })
})

test('if all feeds of an outlet fill one category, that category is found', async () => {
  const [politics, business] = [await addCategory(db), await addCategory(db)]
  const outletId = await addOutlet('feeding')
  expect(await findFeedCategory(db, outletId)).toBeNull()
  const add = (n: number, category: string) =>
    addRow(db, 'feeds', { outletId, category, url: `https://feeding.example/${n}`, host: 'feeding.example' })
  await add(1, politics.id)
  await add(2, politics.id)
  expect(await findFeedCategory(db, outletId)).toBe(politics.id)
  await add(3, business.id)
  expect(await findFeedCategory(db, outletId)).toBeNull()
})
