import { expect, test } from 'vitest'
import { createChowkClient } from '../client/chowk-client.ts'
import { makeToken } from './support/api-scene.ts'
import { addCategory, addWaitingEntry } from './support/builders.ts'
import { freshDatabase } from './support/fresh-database.ts'
import { openWebScene } from './support/web-scene.ts'

const { db, now } = await freshDatabase({ at: '2026-01-02T06:00:00Z' })
const { id: category } = await addCategory(db, { slug: 'politics', name: 'Politics' })
const { token } = await makeToken(db, { scopes: ['links:write', 'decide'], now })

async function openSite(): Promise<string> {
  const { port } = await openWebScene(db)
  return `http://127.0.0.1:${port}`
}

test('the client reads and writes through a running server', async () => {
  const client = createChowkClient({ origin: await openSite(), token })
  const article = { url: 'https://outlet.example/flood', title: 'Flood', source: 'The Outlet' }
  const added = await client.publishLink({ ...article, category: 'politics' })
  expect(added).toMatchObject({ ok: true, status: 201, value: { title: 'Flood' } })
  const again = await client.publishLink({ ...article, category: 'politics' })
  expect(again).toMatchObject({ ok: false, problem: { code: 'duplicate', link: { title: 'Flood' } } })
  const listed = await client.listLinks({ category: 'politics', limit: 5 })
  expect(listed.ok && listed.value.links.map(({ title }) => title)).toEqual(['Flood'])
  const { id } = await addWaitingEntry(db, { category, firstSeenAt: new Date(now.getTime() - 60_000) })
  const waiting = await client.listEntries()
  expect(waiting.ok && waiting.value.entries.map(entry => entry.id)).toEqual([id])
  const decided = await client.decideEntry(id, { action: 'publish', version: 1 })
  expect(decided).toMatchObject({ ok: true, value: { status: 'published' } })
})

test('without a token the client can read, and a write is refused with its reason', async () => {
  const client = createChowkClient({ origin: await openSite() })
  const categories = await client.listCategories()
  expect(categories.ok && categories.value.categories).toMatchObject([{ slug: 'politics' }])
  expect(await client.getLink('../../health')).toMatchObject({ ok: false, problem: { code: 'not-found' } })
  expect(await client.listEntries()).toMatchObject({ ok: false, problem: { code: 'no-token', status: 401 } })
})
