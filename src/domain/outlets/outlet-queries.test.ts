import { expect, test } from 'vitest'
import { addCategory, addNewsLink, addRow, addRows, addWaitingEntry } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { hostileStrings } from '../../../test/support/hostile-strings.ts'
import { foldText } from '../../text/spelling/fold-text.ts'
import {
  countOfOutlet,
  findEditedOutlet,
  findFeedCategory,
  findOutletOfHost,
  findUsualCategory,
  listOutletNames,
  listOutlets,
  listOwners,
  type OutletFilter,
  type OutletKey,
} from './outlet-queries.ts'

const { db } = await freshDatabase({ empty: ['entries', 'newsLinks', 'rules', 'feeds', 'outlets'] })
const { id: category } = await addCategory(db)
const nobody = '00000000-0000-7000-8000-000000000000'

let count = 0
type Fields = { hosts?: string[]; lean?: 'left' | 'right'; owner?: string }
async function addOutlet(name: string, fields: Fields = {}) {
  count += 1
  const { hosts = [], lean, owner } = fields
  const ownership = owner ? { owner, ownerSource: 'https://registry.example/', ownerAsOf: '2026-01-02' } : {}
  const rating = lean ? { lean, leanSource: 'A study', leanRatedOn: '2026-01-02', leanNote: 'Read it' } : {}
  const homeUrl = `https://o${count}.example/`
  const { id } = await addRow(db, 'outlets', { name, homeUrl, hosts, ...rating, ...ownership })
  return id
}

const every: OutletFilter = { needle: '', lean: null, owner: '', withoutOwner: false }
const list = async (filter: Partial<OutletFilter> = {}, after: OutletKey | null = null, limit = 50) =>
  listOutlets(db, { filter: { ...every, ...filter }, after, limit })
const names = async (filter: Partial<OutletFilter> = {}) =>
  (await list(filter)).outlets.map(outlet => outlet.name)

test('outlets are listed by name', async () => {
  for (const name of ['Mint', 'अमर उजाला', 'The Hindu', 'Aaj Tak']) await addOutlet(name)
  expect(await names()).toEqual(['Aaj Tak', 'Mint', 'The Hindu', 'अमर उजाला'])
})

test('pages follow each other by key, even among outlets with the same name, without repetition', async () => {
  for (const name of ['A', 'Same', 'Same', 'Same', 'Z']) await addOutlet(name)
  const seen: string[] = []
  for (let after: OutletKey | null = null, pages = 0; pages < 5; pages += 1) {
    const page = await list({}, after, 2)
    seen.push(...page.outlets.map(outlet => outlet.id))
    after = page.next
    if (!after) break
  }
  expect(seen).toHaveLength(5)
  expect(new Set(seen).size).toBe(5)
  expect((await list({}, null, 5)).next).toBeNull()
})

test('part of a name or host finds the outlet, in any case and without diacritics, and never as a pattern', async () => {
  await addOutlet('Le Café Herald', { hosts: ['herald.example', 'herald-sport.example'] })
  for (const name of ['दैनिक जागरण', '100% News', 'A_B', 'back\\slash']) await addOutlet(name)
  for (const [text, name] of [
    ['HERALD', 'Le Café Herald'],
    ['herald-sport', 'Le Café Herald'],
    ['जागरण', 'दैनिक जागरण'],
    ['%', '100% News'],
    ['_', 'A_B'],
    ['\\', 'back\\slash'],
  ] as const)
    expect(await names({ needle: foldText(text) }), text).toEqual([name])
  expect(await names({ needle: foldText('tribune') })).toEqual([])
  for (const text of hostileStrings.slice(0, 60)) await names({ needle: text.replaceAll('\0', '') })
})

test('a lean narrows the list', async () => {
  await addOutlet('Left', { lean: 'left' })
  await addOutlet('Right', { lean: 'right' })
  await addOutlet('Nobody knows')
  expect(await names({ lean: 'left' })).toEqual(['Left'])
  expect(await names({ lean: 'not-rated' })).toEqual(['Nobody knows'])
  expect(await names({ lean: 'right', needle: 'left' })).toEqual([])
})

test('feeds are counted, and failing ones among those that are not paused', async () => {
  const id = await addOutlet('The Herald')
  await addRow(db, 'feedHosts', { host: 'h.example:443' })
  const feed = { outletId: id, host: 'h.example:443', category }
  await addRows(db, 'feeds', [
    { ...feed, url: 'https://h.example/1' },
    { ...feed, url: 'https://h.example/2', failure: 'timeout' },
    { ...feed, url: 'https://h.example/3', failure: 'gone', state: 'gone' },
    { ...feed, url: 'https://h.example/4', failure: 'timeout', state: 'paused' },
  ])
  expect((await list()).outlets).toMatchObject([{ feedCount: 4, failingCount: 2 }])
})

test('the form of an outlet has all its fields, with the version and the day of its rating', async () => {
  const names = { name: 'The Herald', hosts: ['herald.example'] }
  const id = await addOutlet(names.name, { lean: 'left', hosts: names.hosts })
  const rating = { lean: 'left', leanSource: 'A study', leanRatedOn: '2026-01-02', leanNote: 'Read it' }
  expect(await findEditedOutlet(db, id)).toMatchObject({ id, version: 1, ...names, ...rating })
  for (const other of [nobody, 'x', '']) expect(await findEditedOutlet(db, other)).toBeNull()
})

test('a field suggests names in order, up to a limit', async () => {
  for (const name of ['C', 'A', 'B']) await addOutlet(name)
  expect(await listOutletNames(db, 2)).toEqual(['A', 'B'])
})

test('a host belongs to one outlet or to none', async () => {
  const id = await addOutlet('The Herald', { hosts: ['herald.example'] })
  expect(await findOutletOfHost(db, 'herald.example')).toEqual({ id, name: 'The Herald' })
  expect(await findOutletOfHost(db, 'sport.herald.example')).toBeNull()
})

test('the records of an outlet are counted, without those of others', async () => {
  const [id, other] = [await addOutlet('The Herald'), await addOutlet('Mint')]
  await addNewsLink(db, { category, outletId: id })
  await addNewsLink(db, { category, outletId: other })
  await addWaitingEntry(db, { outletId: id })
  await addWaitingEntry(db, { outletId: id, status: 'rejected' })
  await addRow(db, 'rules', { name: 'R', outletId: id, action: 'reject' })
  expect(await countOfOutlet(db, id)).toEqual({ newsLinks: 1, waiting: 1, rules: 1 })
  expect(await countOfOutlet(db, nobody)).toEqual({ newsLinks: 0, waiting: 0, rules: 0 })
})

test('owners are compared without case, points, commas and legal forms, and each is suggested once in its most frequent spelling', async () => {
  await addOutlet('A', { owner: 'Dawn Media Pvt. Ltd.' })
  await addOutlet('B', { owner: 'Dawn Media Pvt Ltd' })
  await addOutlet('C', { owner: 'Dawn Media Pvt. Ltd.' })
  await addOutlet('D', { owner: 'मीडिया न्यास' })
  await addOutlet('E')
  expect(await listOwners(db, 10)).toEqual(['Dawn Media Pvt. Ltd.', 'मीडिया न्यास'])
  expect(await listOwners(db, 1)).toHaveLength(1)
  for (const owner of ['DAWN media,  pvt ltd', 'The Dawn Media (P) Limited', 'Dawn Media & Co.'])
    expect(await names({ owner })).toEqual(['A', 'B', 'C'])
  expect(await names({ withoutOwner: true })).toEqual(['E'])
  expect(await names({ owner: 'Dawn' })).toEqual([])
})

test('an owner that is only a legal form stays one', async () => {
  await addOutlet('A', { owner: 'The Co' })
  expect(await names({ owner: 'Co.' })).toEqual(['A'])
  expect(await names({ owner: 'Company' })).toEqual([])
})

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
