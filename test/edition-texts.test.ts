import { expect, test } from 'vitest'
import { toJson } from '../src/database/json-text.ts'
import { adminDesk } from './support/admin-desk.ts'
import { addRows, getRow, setRows } from './support/builders.ts'
import { fillPublicPages } from './support/fill-public-pages.ts'
import { posted } from './support/signed-in.ts'

const { db, app, cookie, see } = await adminDesk()
await fillPublicPages(db, new Date('2026-01-02T06:30:00Z'))
const hi = { siteName: 'चौक', tagline: '', siteDescription: '' }
await setRows(db, 'settings', { editions: JSON.stringify({ hi }) })

const read = async (path: string) => (await app.request(path)).text()

test("a category has the edition's name for it everywhere", async () => {
  const translations = toJson({ hi: { name: 'दुनिया', description: '' } })
  await db.updateTable('categories').set({ translations }).where('slug', '=', 'world').execute()
  const front = await read('/hi')
  expect(front).toContain('>दुनिया</a>')
  expect(front).not.toContain('Ñéẃš')
  expect(await read('/hi/category/world')).toContain('<h1>दुनिया</h1><p>दुनिया की ताज़ा खबरें और अपडेट</p>')
  expect(await read('/hi/feed.xml')).toContain('<category>दुनिया</category>')
  expect(await read('/')).toContain('Ñéẃš')
})

test('a static page is shown translated, and in its original language if there is no translation', async () => {
  const translations = toJson({ hi: { title: 'हम', content: '<p>यह चौक है</p>' } })
  const about = { type: 'about' as const, title: 'Us', content: '<p>This is Chowk</p>' }
  await addRows(db, 'siteLinks', [
    { ...about, translations },
    { ...about, type: 'terms' as const },
  ])
  expect(await read('/hi/about')).toMatch(/<h1>हम<\/h1>.*<p>यह चौक है<\/p>/)
  expect(await read('/hi/terms')).toMatch(
    /<h1 lang="en">Us<\/h1>.*<div lang="en"><div class="prose"><p>This is Chowk/,
  )
  expect(await read('/about')).toContain('This is Chowk')
})

async function edit(path: string, fields: Record<string, string>) {
  return app.request(path, posted(fields, cookie))
}

const versionOf = async (table: 'settings' | 'categories') =>
  String(
    (await db.selectFrom(table).select('version').orderBy('version', 'desc').executeTakeFirstOrThrow())
      .version,
  )

test('an administrator turns an edition on, names it, and turns it off, which keeps its texts; undo turns it on again', async () => {
  const version = await versionOf('settings')
  const texts = { hiSiteName: 'नुक्कड़', hiTagline: 'सबकी बात', hiSiteDescription: '', taSiteName: 'சதுக்கம்' }
  const on = { ...texts, taTagline: '', taSiteDescription: '', version }
  const saved = await edit('/admin/settings?tab=editions', { ...on, hiOn: 'on' })
  expect(saved.status).toBe(302)
  const { editions } = await db.selectFrom('settings').select('editions').executeTakeFirstOrThrow()
  expect(editions).toEqual({
    hi: { siteName: 'नुक्कड़', tagline: 'सबकी बात', siteDescription: '' },
    ta: { siteName: 'சதுக்கம்', tagline: '', siteDescription: '', isOff: true },
  })
  expect(await read('/hi')).toContain('<title>नुक्कड़ - सबकी बात</title>')
  const form = await see('/admin/settings?tab=editions')
  expect(form).toMatch(/name="hiOn"[^>]* checked/)
  expect(form).toMatch(/name="hiTagline"[^>]* value="सबकी बात"/)
  expect(form).not.toMatch(/name="taOn"[^>]* checked/)
  expect(form).toMatch(/name="taSiteName"[^>]* value="சதுக்கம்"/)
  await edit('/admin/settings?tab=editions', { ...on, version: await versionOf('settings') })
  for (const path of ['/hi', '/ta']) expect((await app.request(path)).status).toBe(404)
  for (const page of ['/', '/sitemap/1.xml', '/feed.xml'])
    expect(await read(page)).not.toMatch(/नुक्कड़|சதுக்கம்|\/(hi|ta)[/"<]/)
  expect(await see('/admin/settings?tab=editions')).toMatch(/name="hiTagline"[^>]* value="सबकी बात"/)
  const { batchId } = await db
    .selectFrom('revisions')
    .select('batchId')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  await edit('/admin/undo', { batch: batchId })
  expect(await read('/hi')).toContain('नुक्कड़')
})

test('a tagline of 2,000 letters is refused with its limit, and an edition can be turned on without texts', async () => {
  const empty = Object.fromEntries(
    ['hi', 'ta'].flatMap(language =>
      ['SiteName', 'Tagline', 'SiteDescription'].map(name => [`${language}${name}`, '']),
    ),
  )
  const version = await versionOf('settings')
  const long = { ...empty, version, hiOn: 'on', hiTagline: 'अ'.repeat(2_000) }
  const refused = await edit('/admin/settings?tab=editions', long)
  expect(refused.status).toBe(400)
  expect(await refused.text()).toContain('Use at most 1,000 characters')
  expect(
    (await edit('/admin/settings?tab=editions', { ...empty, version, hiOn: 'on', taOn: 'on' })).status,
  ).toBe(302)
  expect(await read('/ta')).toContain('<title>चौक - नारा</title>')
})

test("a category's form sets its names in the editions, and a form without these fields keeps them", async () => {
  const { id } = await getRow(db, 'categories', { slug: 'empty' })
  const path = `/admin/categories/edit/${id}`
  const form = await see(path)
  expect(form).toContain('Name in Hindi')
  const category = { name: 'Sport', slug: 'empty', description: '', orderNum: '1' }
  expect((await edit(path, { ...category, version: '1', hiName: 'खेल', hiDescription: '' })).status).toBe(302)
  expect(await read('/hi/category/empty')).toContain('<h1>खेल</h1>')
  expect((await edit(path, { ...category, version: '2', name: 'Sports' })).status).toBe(302)
  expect(await read('/hi/category/empty')).toContain('<h1>खेल</h1>')
  expect(await read('/category/empty')).toContain('<h1>Sports News</h1>')
})

test('a page in an edition is sanitised like the page itself', async () => {
  const page = { type: 'privacy', title: 'Privacy', content: '<p>English</p>', publishAt: '', takeDownAt: '' }
  const translated = { hiTitle: '', hiContent: '<p onclick="x()">निजता</p><script>x()</script>' }
  const added = await edit('/admin/site-links/add', { ...page, ...translated })
  expect(added.status).toBe(302)
  const html = await read('/hi/privacy')
  expect(html).toContain('<p>निजता</p>')
  expect(html).not.toContain('onclick')
})
