import { beforeEach, expect, test } from 'vitest'
import { addRow, setRows } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { testApp } from '../../../test/support/test-app.ts'

const { db } = await freshDatabase()

beforeEach(async () => {
  await db.deleteFrom('outlets').execute()
  await setRows(db, 'settings', { tipsEnabled: true, contactEmail: '' })
})

const rating = {
  lean: 'lean-left',
  leanSource: 'A survey',
  leanRatedOn: '2026-01-31',
  leanNote: 'Its leaders',
}
const ownership = { owner: 'A Trust', ownerSource: 'https://registry.example/a', ownerAsOf: '2026-02-28' }

async function addOutlet(name: string, fields: object = {}) {
  const { id } = await addRow(db, 'outlets', {
    name,
    homeUrl: `https://${encodeURIComponent(name)}.example/`,
    ...fields,
  })
  return id
}

// A separate app per request, so that no page comes from another app's cache.
const get = async (path: string) => (await testApp(db).request(path)).text()
const page = async () => (await get('/about-ratings')).replaceAll('<!-- -->', '')

test('without ratings the page says so, and neither footer nor sitemap links to it', async () => {
  await addOutlet('Plain')
  const html = await page()
  expect(html).toContain('Nothing is rated yet, and no owner is recorded.')
  expect(html).toContain('content="noindex"')
  expect(html).not.toContain('<table')
  expect(await get('/')).not.toContain('/about-ratings')
  expect(await get('/sitemap/1.xml')).not.toContain('/about-ratings')
})

test('every rating and every owner is listed with source and day, from left to right', async () => {
  const left = await addOutlet('Dawn', rating)
  await addOutlet('Dusk', { ...rating, lean: 'right', leanSource: 'https://study.example/', ...ownership })
  const owned = await addOutlet('Bay', ownership)
  await addOutlet('Silent')
  const html = await page()
  expect([...html.matchAll(/<caption>([^<]*)/g)].map(match => match[1])).toEqual([
    'Lean left',
    'Right',
    'Not rated',
  ])
  expect(html).toContain(`id="outlet-${left}"`)
  expect(html).toContain('Source: A survey')
  expect(html).toContain('<time dateTime="2026-01-31">31 Jan 2026</time>')
  expect(html).toContain('href="https://study.example/"')
  expect(html).toContain('href="https://registry.example/a"')
  expect(html).toContain(`href="/tip?outlet=${owned}"`)
  expect(html).not.toContain('Silent')
  expect(await get('/')).toContain('<a href="/about-ratings">About ratings</a>')
  expect(await get('/sitemap/1.xml')).toContain('/about-ratings</loc>')
})

test("if tips are off, the page links to the editors' address instead", async () => {
  await addOutlet('Dawn', rating)
  await setRows(db, 'settings', { tipsEnabled: false, contactEmail: 'desk@chowk.example' })
  const html = await page()
  expect(html).not.toContain('/tip?')
  expect(html).toContain('mailto:desk@chowk.example')
})

test("markup in an editor's text is escaped", async () => {
  const hostile = '<img src=x onerror=alert(1)>'
  await addOutlet(hostile, {
    ...rating,
    leanSource: hostile,
    leanNote: hostile,
    ...ownership,
    owner: hostile,
  })
  await addOutlet('Script', { ...rating, leanSource: 'javascript:alert(1)' })
  const html = await page()
  expect(html).not.toContain('<img src=x')
  expect(html).not.toContain('href="javascript:')
})
