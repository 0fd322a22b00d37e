import { afterAll, expect, test } from 'vitest'
import { addStory } from '../../test/support/add-story.ts'
import { addCategory, addNewsLink, addReadyImage, addRow, setRows } from '../../test/support/builders.ts'
import { freshDatabase } from '../../test/support/fresh-database.ts'
import { testApp } from '../../test/support/test-app.ts'
import type { Change } from '../database/changes.ts'
import { listenForChanges } from '../database/listen.ts'
import { authorizeCommand } from '../domain/accounts/authorize.ts'
import { addCorrection, deleteCorrection } from '../domain/corrections/write-correction.ts'
import { deleteOutlet } from '../domain/outlets/write-outlet.ts'
import { undoBatch } from '../domain/revisions/undo/undo.ts'

// Responses for programs that are kept in memory: after a change that they show, nobody gets the older one.

const { db, url } = await freshDatabase()
const changes = listenForChanges({ url, onTrouble: error => expect.fail(String(error)) })
await changes.firstTried
const app = testApp(db, { changes })
afterAll(async () => {
  app.close()
  await changes.close()
})

const editor = { by: authorizeCommand('Test'), now: new Date('2026-01-02T06:30:00Z') }
const { id: category } = await addCategory(db, { slug: 'world' })
const outlet = await addRow(db, 'outlets', { name: 'Alpha', homeUrl: 'https://alpha.example/' })
const imageUrl = 'https://alpha.example/rain.jpg'
await addReadyImage(db, imageUrl)
const at = new Date('2026-01-02T05:00:00Z')
const given = { category, createdAt: at, publishedAt: at }
const lead = await addNewsLink(db, {
  ...given,
  url: 'https://alpha.example/1',
  outletId: outlet.id,
  imageUrl,
})
const links = [lead, await addNewsLink(db, { ...given, url: 'https://beta.example/1' })]
await addStory(db, { slug: 'rain', leadUrl: lead.url, links })
// The first two corrections of a site change every page, which then links to the list of corrections.
const other = { kind: 'link', id: links[1]?.id ?? '' } as const
for (const text of ['One', 'Two']) await addCorrection(db, { of: other, input: { text }, ...editor })

async function read(paths: readonly string[]): Promise<string[]> {
  return Promise.all(paths.map(async path => (await app.request(path)).text()))
}

/** Changes something, and waits until the pages in memory show it. */
async function change(name: Change, act: () => Promise<unknown>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const unsubscribe = app.shown?.subscribe(change => change === name && resolve())
  await act()
  await promise
  unsubscribe?.()
}

const linksOfApi = ['/api/v1/links', '/api/v1/links?category=world', `/api/v1/links/${lead.id}`]
const feedsOfStories =
  '/story/rain/feed.xml /story/rain/feed.json /stories/feed.xml /stories/feed.json'.split(' ')

test('a correction that is withdrawn is in no feed and no response of the API', async () => {
  const paths = [
    ...feedsOfStories,
    ...linksOfApi,
    '/feed.xml',
    '/category/world/feed.json',
    '/api/v1/corrections',
  ]
  const input = { text: 'It rained in Pune.' }
  const added = await addCorrection(db, { of: { kind: 'link', id: lead.id }, input, ...editor })
  const id = added.ok ? added.id : ''
  const before = await read(paths)
  await change('corrections', () => deleteCorrection(db, { id, ...editor }))
  const after = await read(paths)
  const isIn = (texts: string[]) => paths.filter((_, n) => texts[n]?.includes(input.text))
  expect(isIn(before)).toEqual(expect.arrayContaining([...linksOfApi, '/story/rain/feed.xml']))
  expect(isIn(after)).toEqual([])
})

test('pictures that an administrator hides are in no response of the API', async () => {
  expect((await read(linksOfApi)).every(text => text.includes('/images/'))).toBe(true)
  await change('settings', () => setRows(db, 'settings', { showImages: false }))
  expect((await read(linksOfApi)).some(text => text.includes('/images/'))).toBe(false)
})

test('links name an outlet as long as it exists', async () => {
  expect((await read(linksOfApi)).every(text => text.includes(`"outletId":"${outlet.id}"`))).toBe(true)
  let batchId = ''
  await change('outlets', async () => {
    const deleted = await deleteOutlet(db, { id: outlet.id, ...editor })
    batchId = deleted.ok ? deleted.batchId : ''
  })
  expect((await read(linksOfApi)).some(text => text.includes(outlet.id))).toBe(false)
  expect(await read([`/api/v1/outlets/${outlet.id}`])).toEqual([expect.stringContaining('not-found')])
  await change('outlets', () => undoBatch(db, { batchId, ...editor }))
  expect((await read([...linksOfApi, '/api/v1/outlets'])).every(text => text.includes(outlet.id))).toBe(true)
})
