import { expect, test } from 'vitest'
import type { pinKeys as PinKeys } from '../src/admin/front/pin-keys.ts'
import type { listQueueKeys as ListQueueKeys, QueueVerbs } from '../src/admin/queue/desk/queue-verbs.ts'
import { openQueue } from '../src/admin/queue/state/queue-state.ts'
import type { createApp as CreateApp } from '../src/server/app.ts'
import { editorPages, editorPosts, knownTexts } from './support/admin-pages.ts'
import { fillAdminPages } from './support/fill-admin-pages.ts'
import { freshDatabase } from './support/fresh-database.ts'
import { listStrangers } from './support/list-strangers.ts'
import { pseudoModules } from './support/pseudo-app.ts'
import { posted, signedInAdmin } from './support/signed-in.ts'
import { testDependencies } from './support/test-app.ts'

const now = new Date('2026-01-02T06:30:00Z')
const { db } = await freshDatabase()
const load = await pseudoModules()
const { createApp } = await load<{ createApp: typeof CreateApp }>('server/app.ts')
const app = createApp(testDependencies(db))
const { cookie } = await signedInAdmin(db, { now, name: 'संपादिका' })
const look = { within: 'content', known: knownTexts }

async function listStrangersOf(path: string, init: RequestInit = { headers: { cookie } }): Promise<string[]> {
  const response = await app.request(path, init)
  const html = await response.text()
  expect([path, response.status < 500, html.includes('id="content"')]).toEqual([path, true, true])
  return [...new Set(listStrangers(html, look))].map(text => `${path}: ${text}`)
}

const emptyPages = [
  ...['queue', 'queue?view=held', 'queue?view=snoozed', 'queue/decided', 'queue/duplicates', 'queue/rules'],
  ...['queue/scheduled', 'stories', 'front', 'dashboard', 'news', 'corrections', 'categories'],
].map(path => `/admin/${path}`)

test('only the content of a page is looked through, and known texts are left out', () => {
  const html =
    '<title>Queue</title><p>Menu</p><main id="content"><p title="Edit">3 hours ago</p>New</main>End'
  expect(listStrangers(html, look)).toEqual(['Queue', 'New'])
})

test('no editor’s page without anything to show has a text that is not from the catalogue', async () => {
  const strangers: string[] = []
  for (const path of emptyPages) strangers.push(...(await listStrangersOf(path)))
  expect(strangers).toEqual([])
})

test('nor has one that is full, or one that answers a form', async () => {
  const scene = await fillAdminPages(db, now)
  const strangers: string[] = []
  for (const path of editorPages(scene)) strangers.push(...(await listStrangersOf(path)))
  for (const [path, fields] of editorPosts(scene))
    strangers.push(...(await listStrangersOf(path, posted(fields, cookie))))
  expect(strangers).toEqual([])
})

test('nor has a list of keys, which a script draws', async () => {
  type Keys = { listQueueKeys: typeof ListQueueKeys }
  const { listQueueKeys } = await load<Keys>('admin/queue/desk/queue-verbs.ts')
  const { pinKeys } = await load<{ pinKeys: typeof PinKeys }>('admin/front/pin-keys.ts')
  const verbs = {} as QueueVerbs
  const state = () => openQueue({ entries: [], next: null, beyond: 0, pointed: null, isByStory: true })
  const keys = [...listQueueKeys(verbs, { state, language: 'en' }), ...pinKeys('en')]
  expect(keys.length).toBeGreaterThan(20)
  expect(keys.flatMap(({ does }) => listStrangers(does))).toEqual([])
})
