import { beforeEach, expect, test } from 'vitest'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { findOutletAt, houseOf } from './find-outlet-at.ts'

const { db } = await freshDatabase()

beforeEach(async () => {
  await db.deleteFrom('outlets').execute()
  const outlets = [
    { name: 'The Daily', homeUrl: 'https://daily.example/', hosts: ['daily.example'] },
    { name: 'Daily Sports', homeUrl: 'https://sports.daily.example/', hosts: ['sports.daily.example'] },
    { name: 'The Daily in Hindi', homeUrl: 'https://www.daily.example/hindi', hosts: [] },
    { name: 'Next Door', homeUrl: 'http://127.0.0.1:8080/', hosts: [] },
  ]
  await db.insertInto('outlets').values(outlets).execute()
})

test.each([
  ['https://www.daily.example/news/1', 'The Daily'],
  ['https://m.daily.example/news/1', 'The Daily'],
  ['https://city.daily.example/news/1', 'The Daily'],
  ['https://sports.daily.example/cricket/1', 'Daily Sports'],
  ['https://www.daily.example/hindi/desh/1', 'The Daily in Hindi'],
  ['http://127.0.0.1:8080/story', 'Next Door'],
])('%s belongs to %s', async (address, name) => {
  expect((await findOutletAt(db, address))?.name).toBe(name)
})

test.each([
  'https://other.example/a',
  'https://notdaily.example/a',
  'https://daily.example.evil.example/a',
  'http://127.0.0.1:9090/',
])('%s belongs to no outlet', async address => {
  expect(await findOutletAt(db, address)).toBeNull()
})

test('an address with a thousand folders costs no more than another', async () => {
  expect((await findOutletAt(db, `https://daily.example/${'a/'.repeat(1000)}`))?.name).toBe('The Daily')
})

test.each([
  ['https://sports.daily.example/', '', 'daily.example'],
  ['https://gadgets.ndtv.com/', '', 'ndtv.com'],
  ['https://one.blogspot.com/', '', 'one.blogspot.com'],
  ['https://one.substack.com/', '', 'own'],
  ['https://feeds.feedburner.com/one', '', 'own'],
  ['https://one.wordpress.com/', '', 'own'],
  ['https://bbc.com/hindi', '', 'own'],
  ['http://127.0.0.1:8080/', '', 'own'],
  ['https://gadgets.ndtv.com/', 'an owner', 'own'],
])('the house of the outlet at %s with the owner "%s" is %s', (homeUrl, ownerKey, house) => {
  expect(houseOf({ id: 'own', homeUrl, ownerKey })).toBe(house)
})
