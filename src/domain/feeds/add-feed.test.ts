import { expect, test } from 'vitest'
import { addCategory } from '../../../test/support/builders.ts'
import { freshNewsroom } from '../../../test/support/fresh-newsroom.ts'
import { untilBlocked } from '../../../test/support/until-blocked.ts'
import { deleteOutlet } from '../outlets/write-outlet.ts'
import { undoBatch } from '../revisions/undo/undo.ts'
import { addFeed, addFeeds, listKnownUrls } from './add-feed.ts'

const { db, by, now } = await freshNewsroom({ empty: ['feeds', 'outlets', 'revisions'] })
const { id: category } = await addCategory(db, { name: 'Politics' })
const add = (url: string, fields = {}) => addFeed(db, { url, category, ...fields }, { by, now })
const feeds = () => db.selectFrom('feeds').selectAll().orderBy('url').execute()
const outlets = () => db.selectFrom('outlets').selectAll().orderBy('name').execute()

test('a feed is due at once, under its normalized address', async () => {
  const added = await add(' feed:https://Herald.Example/rss#x ')
  expect(added).toMatchObject({ ok: true, url: 'https://herald.example/rss' })
  const address = { url: 'https://herald.example/rss', host: 'herald.example:443', title: '', language: null }
  const times = { nextPollAt: now, createdAt: now }
  const state = { publishing: 'at-once', state: 'active', version: 1 }
  expect(await feeds()).toMatchObject([{ ...address, ...times, ...state, category }])
})

test('a feed joins the outlet of its guessed name on its site, and the result names the outlet', async () => {
  const guessedOutletName = 'The Herald'
  expect(await add('https://herald.example/rss', { guessedOutletName })).toMatchObject({ joined: null })
  const joined = { name: 'The Herald', homeUrl: 'https://herald.example/' }
  expect(await add('https://sport.herald.example/rss', { guessedOutletName })).toMatchObject({ joined })
  expect(await outlets()).toMatchObject([{ hosts: ['herald.example', 'sport.herald.example'] }])
})

test('a feed whose category is deleted at the same time is refused, and leaves no outlet behind', async () => {
  const { id } = await addCategory(db, { slug: 'short-lived' })
  const { adding } = await db.transaction().execute(async tx => {
    await tx.deleteFrom('categories').where('id', '=', id).execute()
    const adding = add('https://herald.example/rss', { category: id })
    await untilBlocked(tx)
    return { adding }
  })
  expect(await adding).toEqual({ ok: false, reason: 'no-such-category' })
  expect(await outlets()).toEqual([])
})

test('a feed whose outlet is deleted at the same time creates the outlet again', async () => {
  await add('https://herald.example/rss')
  const [outlet] = await outlets()
  const { adding } = await db.transaction().execute(async tx => {
    await deleteOutlet(tx, { id: outlet?.id ?? '', by, now })
    const adding = add('https://herald.example/world.rss')
    await untilBlocked(tx)
    return { adding }
  })
  expect(await adding).toMatchObject({ ok: true })
  expect(await outlets()).toHaveLength(1)
})

test('an invalid feed address is refused', async () => {
  for (const url of ['', 'mailto:a@b.example'])
    expect(await add(url)).toEqual({ ok: false, reason: 'bad-address' })
  expect(await outlets()).toEqual([])
})

test('an address that a feed already has is refused, and its outlet stays unchanged', async () => {
  const url = 'https://herald.example/rss'
  await add(url)
  const again = await add(`${url}#top`, { outletName: 'Another' })
  expect(again).toEqual({ ok: false, reason: 'known', url })
  expect(await outlets()).toHaveLength(1)
})

test('an unnamed outlet gets the guessed name, else its host', async () => {
  await add('https://a.example/rss', { guessedOutletName: 'The A' })
  await add('https://b.example/rss')
  expect((await outlets()).map(outlet => outlet.name)).toEqual(['The A', 'b.example'])
})

test('if another service carries the feed, the outlet’s site is the one that its feed names', async () => {
  const outlet = { outletName: 'The Herald', siteUrl: 'https://herald.example/' }
  await add('https://feeds.feedburner.com/herald', outlet)
  expect(await outlets()).toMatchObject([{ homeUrl: 'https://herald.example/', hosts: ['herald.example'] }])
})

test('one undo removes the feed and the outlet that was added with it', async () => {
  const added = await add('https://herald.example/rss')
  if (!added.ok) throw new Error(added.reason)
  expect(await undoBatch(db, { batchId: added.batchId, by, now })).toEqual({ ok: true, count: 2 })
  expect(await feeds()).toEqual([])
  expect(await outlets()).toEqual([])
})

test('only one of ten simultaneous additions of a feed succeeds, and there is one outlet', async () => {
  const all = await Promise.all(Array.from({ length: 10 }, () => add('https://herald.example/rss')))
  expect(all.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await feeds()).toHaveLength(1)
  expect(await outlets()).toHaveLength(1)
})

test('new feeds are added together, each once, with the values of its first occurrence in the list', async () => {
  await add('https://known.example/rss')
  const list = [
    { url: 'https://a.example/', category, title: 'First' },
    { url: 'https://known.example/rss', category },
    { url: 'https://a.example/', category, title: 'Second' },
  ]
  const { added } = await addFeeds(db, list, { by, now })
  expect([...added.keys()]).toEqual(['https://a.example/'])
  expect((await feeds()).map(feed => feed.title)).toEqual(['First', ''])
})

test('if one of many feeds cannot be added, none is', async () => {
  const gone = '00000000-0000-7000-8000-000000000000'
  const list = [
    { url: 'https://a.example/', category },
    { url: 'https://b.example/', category: gone },
  ]
  await expect(addFeeds(db, list, { by, now })).rejects.toThrow(/feeds_category_fkey/)
  expect(await feeds()).toEqual([])
  expect(await outlets()).toEqual([])
})

test('a feed is known by http and https alike, except at a port of its own', async () => {
  await add('http://herald.example/rss')
  await add('http://herald.example:8080/rss')
  expect(await add('https://herald.example/rss')).toMatchObject({ ok: false, reason: 'known' })
  expect(await add('https://herald.example:8080/rss')).toMatchObject({ ok: true })
})

test('an address counts as known only if it matches a feed exactly', async () => {
  await add('https://herald.example/rss')
  const others = ['https://herald.example/RSS', "x'; drop table feeds"]
  const known = await listKnownUrls(db, ['https://herald.example/rss', ...others])
  expect([...known]).toEqual(['https://herald.example/rss'])
  expect(await listKnownUrls(db, [])).toEqual(new Set())
})
