import { expect, test } from 'vitest'
import { addRow, setRow, setRows } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { takeLock } from '../../database/locks.ts'
import { inTransaction } from '../../database/transaction.ts'
import { authorizeCommand } from '../accounts/authorize.ts'
import { type OutletHint, resolveOutlets } from './resolve-outlets.ts'

const { db } = await freshDatabase({ empty: ['outlets', 'revisions'] })
const feedUrl = 'https://www.theguardian.com/world/india/rss'
const batchId = '00000000-0000-7000-8000-00000000beef'
const write = { by: authorizeCommand('Test'), now: new Date('2026-03-01T06:00:00Z'), batchId }

async function resolve(...hints: OutletHint[]): Promise<string[]> {
  return inTransaction(db, async tx => {
    await takeLock(tx, 'outlet hosts')
    return (await resolveOutlets(tx, hints, write)).map(({ outletId }) => outletId)
  })
}

const list = () =>
  db.selectFrom('outlets').select(['id', 'name', 'homeUrl', 'hosts']).orderBy('createdAt').execute()

test('two feeds of one site belong to one outlet, named by its host until a better name is known', async () => {
  const [first, second] = await resolve(
    { feedUrl },
    { feedUrl: 'https://feeds.theguardian.com/sport', name: '' },
  )
  expect(second).toBe(first)
  expect(await resolve({ feedUrl: 'http://theguardian.com/uk/rss' })).toEqual([first])
  expect(await list()).toMatchObject([
    { name: 'theguardian.com', homeUrl: 'https://theguardian.com/', hosts: ['theguardian.com'] },
  ])
})

test('a name decides: the same name is the same outlet, and one site may be home to several', async () => {
  const tamil = { siteUrl: 'https://www.bbc.com/tamil', name: 'BBC Tamil' }
  const hindi = { siteUrl: 'https://www.bbc.com/hindi', name: 'BBC Hindi' }
  const [first, second, again] = await resolve(
    { feedUrl: 'https://feeds.bbci.co.uk/tamil', ...tamil },
    { feedUrl: 'https://feeds.bbci.co.uk/hindi', ...hindi },
    { feedUrl: 'https://elsewhere.example/', name: 'BBC Tamil' },
  )
  expect(second).not.toBe(first)
  expect(again).toBe(first)
  expect((await list()).map(outlet => outlet.hosts)).toEqual([[], []])
})

test('a different name for a site that has an outlet creates another outlet', async () => {
  const [first] = await resolve({ feedUrl })
  const [second] = await resolve({ feedUrl, name: 'The Guardian in India' })
  expect(second).not.toBe(first)
  expect(await list()).toMatchObject([{ hosts: ['theguardian.com'] }, { homeUrl: feedUrl, hosts: [] }])
})

test('a host that an editor gave to an outlet assigns its feeds to that outlet', async () => {
  const [guardian] = await resolve({ feedUrl })
  await setRows(db, 'outlets', { hosts: ['theguardian.com', 'guim.co.uk'] })
  expect(await resolve({ feedUrl: 'https://rss.guim.co.uk/all' })).toEqual([guardian])
})

test('feeds with one name on one site belong to one outlet, which has all their hosts', async () => {
  const guessedName = 'NDTV News'
  const [first, ...others] = await resolve(
    { feedUrl: 'https://www.ndtv.com/rss', guessedName },
    { feedUrl: 'https://sports.ndtv.com/rss', guessedName },
    { feedUrl: 'https://swachh.ndtv.com/rss', guessedName: 'ndtv news ' },
  )
  const later = await resolve(
    { feedUrl: 'https://gadgets.ndtv.com/rss', name: 'NDTV NEWS' },
    { feedUrl: 'https://gadgets.ndtv.com/phones' },
  )
  expect(new Set([first, ...others, ...later]).size).toBe(1)
  const hosts = ['ndtv.com', 'sports.ndtv.com', 'swachh.ndtv.com', 'gadgets.ndtv.com']
  expect(await list()).toMatchObject([{ name: 'NDTV News', homeUrl: 'https://ndtv.com/', hosts }])
  const revisions = await db.selectFrom('revisions').select(['action', 'batchId']).orderBy('id').execute()
  expect(revisions).toEqual(['add', 'update'].map(action => ({ action, batchId })))
})

test.each([
  ['another domain', ['herald.example', 'herald.co.in'], 'The Herald'],
  ['two domains under a public suffix', ['herald.co.in', 'goa.co.in'], 'The Herald'],
  ['two blogs', ['one.blogspot.com', 'two.blogspot.com'], 'The Herald'],
  ['two blogs of a platform that is no suffix', ['one.wordpress.com', 'two.wordpress.com'], 'The Herald'],
  ['a name that only names a section', ['a.times.example', 'b.times.example'], 'Top Stories'],
])('of one name, but not joined: %s', async (_, hosts, guessedName) => {
  const ids = await resolve(...hosts.map(host => ({ feedUrl: `https://${host}/rss`, guessedName })))
  expect(new Set(ids).size).toBe(2)
})

test('of several outlets with one name, a feed joins the one on its site', async () => {
  const guessedName = 'The Herald'
  const [, second] = await resolve(
    { feedUrl: 'https://herald-of-goa.example/rss', guessedName },
    { feedUrl: 'https://herald.example/rss', guessedName },
  )
  expect(await resolve({ feedUrl: 'https://sport.herald.example/rss', guessedName })).toEqual([second])
})

test('an outlet that shares its site with others takes a feed, but not its host', async () => {
  const name = 'BBC Hindi'
  const [hindi] = await resolve({
    feedUrl: 'https://www.bbc.com/rss',
    siteUrl: 'https://bbc.com/hindi',
    name,
  })
  expect(await resolve({ feedUrl: 'https://hindi.bbc.com/rss', guessedName: name })).toEqual([hindi])
  expect(await list()).toMatchObject([{ hosts: [] }])
})

test('feeds on a shared host and on different ports get separate outlets', async () => {
  const ids = await resolve(
    { feedUrl: 'https://feeds.feedburner.com/one' },
    { feedUrl: 'https://feeds.feedburner.com/two' },
    { feedUrl: 'http://127.0.0.1:8001/feed' },
    { feedUrl: 'http://127.0.0.1:8002/feed' },
  )
  expect(new Set(ids).size).toBe(4)
  expect((await list()).flatMap(outlet => outlet.hosts)).toEqual([])
})

test('two simultaneous callers create one outlet', async () => {
  const outlets = await Promise.all([1, 2, 3, 4].map(() => resolve({ feedUrl, guessedName: 'A guess' })))
  expect(new Set(outlets.flat()).size).toBe(1)
})

test('a new outlet has a revision', async () => {
  const [id] = await resolve({ feedUrl })
  const revisions = await db
    .selectFrom('revisions')
    .select(['recordTable', 'recordId', 'accountName'])
    .execute()
  expect(revisions).toEqual([{ recordTable: 'outlets', recordId: id, accountName: 'Test' }])
})

test('the database allows a host to belong to one outlet only', async () => {
  await resolve({ feedUrl })
  const other = { name: 'Another', homeUrl: 'https://another.example/', hosts: ['theguardian.com'] }
  await expect(addRow(db, 'outlets', other)).rejects.toThrow('outlet_hosts_pkey')
  for (const host of ['', 'a b', 'a/b', 'UPPER.example']) {
    await expect(addRow(db, 'outlets', { ...other, hosts: [host] })).rejects.toThrow('check constraint')
  }
})

test('the database refuses a rating without source, date and note', async () => {
  const [id = ''] = await resolve({ feedUrl })
  const rate = (fields: object) => setRow(db, 'outlets', id, fields)
  const rating = {
    lean: 'left',
    leanSource: 'A survey',
    leanRatedOn: '2026-01-01',
    leanNote: 'Its leaders',
  } as const
  await rate(rating)
  for (const missing of [
    { leanSource: ' ' },
    { leanRatedOn: null },
    { leanNote: '' },
    { lean: 'not-rated' },
  ]) {
    await expect(rate({ ...rating, ...missing })).rejects.toThrow('outlets_lean_rated_check')
  }
})
