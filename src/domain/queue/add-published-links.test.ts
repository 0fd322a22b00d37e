import { expect, test } from 'vitest'
import { addCategory, addNewsLink, addWaitingEntry } from '../../../test/support/builders.ts'
import { freshNewsroom } from '../../../test/support/fresh-newsroom.ts'
import { untilBlocked } from '../../../test/support/until-blocked.ts'
import { newsLinkSchema } from '../news-links/news-link-schema.ts'
import { addPublishedLinks, type EditedEntry } from './add-published-links.ts'
import { lockOpenEntries, type SeenEntry } from './open-entries.ts'

const { db, by, now } = await freshNewsroom({ empty: ['entries', 'newsLinks', 'revisions'] })
const batchId = '01890a5d-ac96-774b-bcce-b302099a8057'
const { id: category } = await addCategory(db, { name: 'Politics' })
const address = 'https://outlet.example/well'

const wait = (fields: Parameters<typeof addWaitingEntry>[1] = {}) =>
  addWaitingEntry(db, { category, ...fields })
const listLinks = () => db.selectFrom('newsLinks').selectAll().orderBy('createdAt', 'desc').execute()
const listRevised = () => db.selectFrom('revisions').select(['recordId', 'action', 'batchId']).execute()

const publish = (seen: SeenEntry[], edited: EditedEntry | null = null) =>
  db.transaction().execute(async tx => {
    const { open } = await lockOpenEntries(tx, seen)
    return addPublishedLinks(tx, { entries: open, edited, by, now, batchId })
  })

test('each entry becomes a link with its revision, and the first of the page is the newest', async () => {
  const entries = [await wait({ url: `${address}/2` }), await wait({ url: `${address}/1` })]
  const { added, existing } = await publish(entries)
  const links = await listLinks()
  expect(links.map(link => link.url)).toEqual([`${address}/2`, `${address}/1`])
  expect(links.map(link => link.createdAt.getTime() - now.getTime())).toEqual([0, -1])
  expect([...added]).toEqual(entries.map((entry, at) => [entry.id, links[at]?.id]))
  expect(existing.size).toBe(0)
  const revised = await listRevised()
  expect(revised.map(({ recordId }) => recordId).sort()).toEqual(links.map(link => link.id).sort())
  expect(revised.every(one => one.action === 'add' && one.batchId === batchId)).toBe(true)
})

test('an entry without a date gets the time when it was first seen', async () => {
  const firstSeenAt = new Date('2026-02-28T18:00:00Z')
  await publish([await wait({ firstSeenAt })])
  expect(await listLinks()).toMatchObject([{ publishedAt: firstSeenAt }])
})

test('of two entries of one article the first becomes the link, and the result refers the second to it', async () => {
  const second = await wait({ title: 'The second', url: `${address}?b`, canonicalUrl: address })
  const first = await wait({ title: 'The first', url: `${address}?a`, canonicalUrl: address })
  const { added, existing } = await publish([first, second])
  const [link, ...others] = await listLinks()
  expect([link?.title, others]).toEqual(['The first', []])
  expect([...added]).toEqual([[first.id, link?.id]])
  expect([...existing]).toEqual([[second.id, { id: link?.id, url: `${address}?a` }]])
})

test('an article that another editor publishes at the same time is waited for and found', async () => {
  const entry = await wait({ url: address })
  const other = await db.startTransaction().execute()
  const link = await addNewsLink(other, { category, url: address })
  const publishing = publish([entry])
  await untilBlocked(other)
  await other.commit().execute()
  const { added, existing } = await publishing
  expect([added.size, existing.get(entry.id)?.id]).toEqual([0, link.id])
  expect(await listRevised()).toEqual([])
})

test('an editor’s values replace those of the entry, and others stay', async () => {
  const words = { title: 'Right', url: `${address}/right`, source: 'The Herald', category }
  const edit = (more: object) => ({
    input: newsLinkSchema.parse({ ...words, ...more }),
    canonicalUrl: words.url,
  })
  await publish([await wait({ title: 'Wrong', language: 'hi' })], edit({}))
  expect(await listLinks()).toMatchObject([{ ...words, language: 'hi', publishedAt: now }])
  await db.deleteFrom('newsLinks').execute()
  await publish([await wait({ language: 'hi' })], edit({ language: '' }))
  expect(await listLinks()).toMatchObject([{ language: null }])
})
