import { expect, test } from 'vitest'
import { addCategory, addNewsLink, setRows } from '../../../test/support/builders.ts'
import { freshNewsroom } from '../../../test/support/fresh-newsroom.ts'
import { readHtml } from '../../../test/support/read-html.ts'
import { addFeed } from '../../domain/feeds/add-feed.ts'
import { judgeSubmitted } from './to-submitted-entry.ts'

const { db, by, now } = await freshNewsroom({
  at: '2026-03-01T06:00:00Z',
  empty: ['newsLinks', 'feeds', 'outlets'],
})
const world = await addCategory(db, { name: 'World', slug: 'world' })
const politics = await addCategory(db, { name: 'Politics', slug: 'politics' })
const business = await addCategory(db, { name: 'Business', slug: 'business' })
const technology = await addCategory(db, { name: 'Technology & Science', slug: 'technology' })
const hindi = await addCategory(db, { name: 'राजनीति', slug: 'rajniti' })

const url = 'https://outlet.example/the-ferry'
const quiet = 'A quiet afternoon by the river'
const outlet = { id: '', name: 'The Daily', iconUrl: '', language: null }

async function judge(section: string, { title = quiet, at = url, by = null as typeof outlet | null } = {}) {
  const meta = section && `<meta property="article:section" content="${section}">`
  const article = readHtml(`<meta property="og:title" content="${title}">${meta}`, at)
  return judgeSubmitted(db, { article, url: at, title, language: 'en', outlet: by }, now)
}

async function addOutlet() {
  const values = { name: 'The Daily', homeUrl: 'https://outlet.example/', hosts: ['outlet.example'] }
  const { id } = await db.insertInto('outlets').values(values).returning('id').executeTakeFirstOrThrow()
  return { ...outlet, id }
}

test.each([
  ['Politics', politics.id],
  ['politic', politics.id],
  ['tech', technology.id],
  ['World News', world.id],
  ['Technology & Science', technology.id],
  ['राजनीति', hindi.id],
  ['rajniti', hindi.id],
])('a page of the section %s belongs where its name says', async (section, id) => {
  const { chosen, judgement } = await judge(section)
  expect((chosen ?? judgement)?.category).toBe(id)
})

test.each(['news', 'latest', 'the', 'tec', ''])('the section "%s" says nothing', async section => {
  expect(await judge(section)).toEqual({ chosen: null, judgement: null })
})

test('an article on the form is judged as one of a feed: by its words, its tags and its address', async () => {
  const sensex = 'Sensex and Nifty fall as banking shares slide'
  expect((await judge('', { title: sensex })).chosen).toMatchObject({
    category: business.id,
    because: { code: 'words' },
  })
  expect((await judge('', { at: 'https://outlet.example/business/x' })).chosen?.category).toBe(business.id)
})

test('where the content is not sure, the outlet’s usual category comes first, then that of its feeds', async () => {
  const daily = await addOutlet()
  const feed = { category: politics.id, outletName: 'The Daily', publishing: 'wait' as const }
  const added = await addFeed(db, { ...feed, url: 'https://outlet.example/feed' }, { by, now })
  if (!added.ok) throw new Error(added.reason)
  await setRows(db, 'feeds', { outletId: daily.id })
  expect((await judge('', { by: daily })).chosen).toEqual({
    category: politics.id,
    because: { code: 'feeds', outlet: 'The Daily' },
  })
  for (let n = 0; n < 5; n++) await addNewsLink(db, { category: world.id, outletId: daily.id })
  expect((await judge('', { by: daily })).chosen).toEqual({
    category: world.id,
    because: { code: 'usual', outlet: 'The Daily', count: 5, of: 5 },
  })
  expect((await judge('Business', { by: daily })).chosen?.category).toBe(business.id)
})

test('a few links, or contradicting ones, do not make a usual category', async () => {
  const daily = await addOutlet()
  for (let n = 0; n < 4; n++) await addNewsLink(db, { category: world.id, outletId: daily.id })
  expect((await judge('', { by: daily })).chosen).toBeNull()
  for (let n = 0; n < 4; n++) await addNewsLink(db, { category: business.id, outletId: daily.id })
  expect((await judge('', { by: daily })).chosen).toBeNull()
})
