import { expect, test } from 'vitest'
import type { createApp as CreateApp } from '../src/server/app.ts'
import { authorizedEditor } from './support/authorized.ts'
import { addCategory } from './support/builders.ts'
import { freshDatabase } from './support/fresh-database.ts'
import { importScene } from './support/import-scene.ts'
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

// Language-independent texts: addresses, commands, names of files, formats and columns, and what the test itself types.
const known =
  /\S*@\S+|https?:\/\/\S+|\S+\.(example|csv|chowk)\b|npm run (backup|restore) -- FILE|\b(CSV|JSON|UTF-8|UTC|RSS|KB|MB|REPLACE|FILE)\b|pub-X+|#[\da-f]{6}|\b(title|url|source|category|likes)\b|\bTest\/1\.0|\bin \d+ (month|day|hour|minute)s?\b|^[a-z] ?$/g

async function listUntranslatedOf(
  path: string,
  init: RequestInit = { headers: { cookie } },
): Promise<string[]> {
  const html = await (await app.request(path, init)).text()
  return listUntranslated(html, { known }).map(text => `${path}: ${text}`)
}

async function listAll(paths: string[]): Promise<string[]> {
  const untranslated: string[] = []
  for (const path of paths) untranslated.push(...(await listUntranslatedOf(`/admin/${path}`)))
  return untranslated
}

const pages = [
  'feeds',
  'feeds/add',
  'feeds/import',
  'outlets',
  'outlets/add',
  'outlets/objections',
  'outlets/owners',
  'exchange',
  'activity',
  'bin',
  'settings',
  'settings?tab=seo',
  'settings?tab=appearance',
  'settings?tab=adsense',
  'settings/backup',
  'site-links',
  'site-links/add',
  'account',
]

async function addFeed(category: string): Promise<{ feed: string; outlet: string }> {
  const outlet = await db
    .insertInto('outlets')
    .values({ name: 'पत्र', homeUrl: 'https://home.example/', lean: 'not-rated', hosts: ['home.example'] })
    .returning('id')
    .executeTakeFirstOrThrow()
  const feed = await db
    .insertInto('feeds')
    .values({
      outletId: outlet.id,
      category,
      title: 'सूची',
      url: 'https://home.example/feed',
      host: 'home.example',
      failure: 'timeout',
      failureCount: 3,
      failureDetail: { code: 'deadline' },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { feed: feed.id, outlet: outlet.id }
}

test('no page of outlets, feeds, imports and settings has text from outside the catalogue when empty', async () => {
  await db
    .updateTable('settings')
    .set({ siteName: 'चौक', tagline: 'नारा', siteDescription: 'विवरण', metaKeywords: 'शब्द' })
    .execute()
  // Without a category, pages offer the default ones.
  await addCategory(db, { name: 'देश', slug: '1' })
  expect(await listAll(pages)).toEqual([])
})

test('these pages have no such text when they show records', async () => {
  const { id: category } = await addCategory(db, { name: 'खेल', slug: '2' })
  const { feed, outlet } = await addFeed(category)
  const by = await authorizedEditor(db, 'संपादक')
  const { check, write } = importScene(db, { by, now })
  const lines = ['बाढ़,https://a.example/1,पत्र,2', ',x,पत्र,2', 'बाढ़,https://a.example/2,पत्र,कहीं नहीं', '"बाढ़']
  const file = `title,url,source,category\n${lines.join('\n')}`
  const [checked, written] = [await check(file), await check(file)]
  await write(written)
  const imports = [`exchange/${checked}?show=wrong`, `exchange/${checked}?show=new`, `exchange/${written}`]
  const records = [`feeds/show/${feed}`, `feeds/edit/${feed}`, `feeds/body/${feed}`, `outlets/edit/${outlet}`]
  expect(await listAll([...pages, ...imports, ...records])).toEqual([])
})

test('a response to a form with invalid values has no such text', async () => {
  const forms: [string, Record<string, string>][] = [
    ['outlets/add', { name: '', homeUrl: 'x', lean: 'left' }],
    ['outlets/owners', { list: 'पत्र,,,' }],
    ['feeds/import', { list: '' }],
    ['site-links/add', { type: 'about', title: '', content: '' }],
    ['settings?tab=adsense', { adsPublisherId: '1' }],
    ['account', { current: 'x', password: 'x', repeated: 'y' }],
  ]
  const untranslated: string[] = []
  for (const [path, fields] of forms)
    untranslated.push(...(await listUntranslatedOf(`/admin/${path}`, posted(fields, cookie))))
  expect(untranslated).toEqual([])
})

test('the login has no such text', async () => {
  expect(await listUntranslatedOf('/admin/login', {})).toEqual([])
})
