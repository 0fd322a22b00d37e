import { beforeEach, expect, test } from 'vitest'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { findOrAddOutlet } from './find-or-add-outlet.ts'
import { nameOutlet } from './name-outlet.ts'

const { db } = await freshDatabase()
const feedUrl = 'https://www.theguardian.com/world/india/rss'

beforeEach(async () => {
  await db.deleteFrom('outlets').execute()
})

test('two feeds of one site belong to one outlet, named by its host until somebody says better', async () => {
  const first = await findOrAddOutlet(db, { feedUrl })
  const second = await findOrAddOutlet(db, { feedUrl: 'https://feeds.theguardian.com/sport', name: '' })
  expect(second).toEqual(first)
  expect(first).toMatchObject({ name: 'theguardian.com', homeUrl: 'https://theguardian.com/' })
})

test('a name decides: the same name is the same outlet, and one site may be home to several', async () => {
  const tamil = {
    feedUrl: 'https://feeds.bbci.co.uk/tamil',
    siteUrl: 'https://www.bbc.com/tamil',
    name: 'BBC Tamil',
  }
  const hindi = {
    feedUrl: 'https://feeds.bbci.co.uk/hindi',
    siteUrl: 'https://www.bbc.com/hindi',
    name: 'BBC Hindi',
  }
  const first = await findOrAddOutlet(db, tamil)
  expect((await findOrAddOutlet(db, hindi)).id).not.toBe(first.id)
  expect(
    (await findOrAddOutlet(db, { ...tamil, siteUrl: undefined, feedUrl: 'https://elsewhere.example/' })).id,
  ).toBe(first.id)
})

test('two callers at once make one outlet', async () => {
  const outlets = await Promise.all(
    [1, 2, 3, 4].map(() => findOrAddOutlet(db, { feedUrl, guessedName: 'A guess' })),
  )
  expect(new Set(outlets.map(outlet => outlet.id)).size).toBe(1)
})

test('a feed names an outlet that nobody named, once, and only by what its host says too', async () => {
  const outlet = await findOrAddOutlet(db, { feedUrl })
  expect(await nameOutlet(db, outlet, { title: 'Top stories', url: feedUrl })).toBe('theguardian.com')
  expect(await nameOutlet(db, outlet, { title: 'India | The Guardian', url: feedUrl })).toBe('The Guardian')
  const named = await findOrAddOutlet(db, { feedUrl })
  expect(named.name).toBe('The Guardian')
  expect(await nameOutlet(db, named, { title: 'Guardian', url: feedUrl })).toBe('The Guardian')
})
