import { expect, test } from 'vitest'
import type { pinKeys as PinKeys } from '../src/admin/front/pin-keys.ts'
import type { listQueueKeys as ListQueueKeys, QueueVerbs } from '../src/admin/queue/desk/queue-verbs.ts'
import { openQueue } from '../src/admin/queue/state/queue-state.ts'
import type { createApp as CreateApp } from '../src/server/app.ts'
import { editorPages, editorPosts, knownTexts } from './support/admin-pages.ts'
import { fillAdminPages } from './support/fill-admin-pages.ts'
import { freshDatabase } from './support/fresh-database.ts'
import { listUntranslated } from './support/list-untranslated.ts'
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

async function listUntranslatedOf(
  path: string,
  init: RequestInit = { headers: { cookie } },
): Promise<string[]> {
  const response = await app.request(path, init)
  const html = await response.text()
  expect([path, response.status < 500, html.includes('id="content"')]).toEqual([path, true, true])
  return [...new Set(listUntranslated(html, look))].map(text => `${path}: ${text}`)
}

const emptyPages = [
  'queue',
  'queue?view=held',
  'queue?view=snoozed',
  'queue/decided',
  'queue/duplicates',
  'queue/rules',
  'queue/scheduled',
  'stories',
  'front',
  'dashboard',
  'news',
  'corrections',
  'categories',
].map(path => `/admin/${path}`)

test("only a page's content is searched, and known texts are left out", () => {
  const html =
    '<title>Queue</title><p>Menu</p><main id="content"><p title="Edit">3 hours ago</p>New</main>End'
  expect(listUntranslated(html, look)).toEqual(['Queue', 'New'])
})

test("an editor's page without records has no text from outside the catalogue", async () => {
  const untranslated: string[] = []
  for (const path of emptyPages) untranslated.push(...(await listUntranslatedOf(path)))
  expect(untranslated).toEqual([])
})

test('a page with records, or the response to a form, has no such text', async () => {
  const scene = await fillAdminPages(db, now)
  const untranslated: string[] = []
  for (const path of editorPages(scene)) untranslated.push(...(await listUntranslatedOf(path)))
  for (const [path, fields] of editorPosts(scene))
    untranslated.push(...(await listUntranslatedOf(path, posted(fields, cookie))))
  expect(untranslated).toEqual([])
})

test('the list of keys, which a script draws, has no such text', async () => {
  type Keys = { listQueueKeys: typeof ListQueueKeys }
  const { listQueueKeys } = await load<Keys>('admin/queue/desk/queue-verbs.ts')
  const { pinKeys } = await load<{ pinKeys: typeof PinKeys }>('admin/front/pin-keys.ts')
  const verbs = {} as QueueVerbs
  const state = () => openQueue({ entries: [], next: null, beyond: 0, pointed: null, isByStory: true })
  const keys = [...listQueueKeys(verbs, { state, language: 'en' }), ...pinKeys('en')]
  expect(keys.length).toBeGreaterThan(20)
  expect(keys.flatMap(({ does }) => listUntranslated(does))).toEqual([])
})
