import { expect, test } from 'vitest'
import { adminDesk } from '../../../test/support/admin-desk.ts'
import { addCategory } from '../../../test/support/builders.ts'

const { db, app, cookie } = await adminDesk({ at: '2026-03-01T06:00:00Z', empty: ['feeds', 'outlets'] })
await addCategory(db, { name: 'Politics', slug: 'politics' })

const opml = (body: string) => `<opml version="2.0"><body>${body}</body></opml>`
const outline = (url: string) => `<outline text="A feed" xmlUrl="${url}"/>\n`

async function send(fields: Record<string, string | File>) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  return app.request('/admin/feeds/import', { method: 'POST', headers: { cookie }, body })
}

const count = async () => (await db.selectFrom('feeds').select('id').execute()).length

test('a dry run names every line that is left out, and adds nothing', async () => {
  const list = opml(
    `\n${outline('https://a.example/rss')}${outline('https://a.example/rss#x')}${outline('javascript:1')}
    <outline type="include" url="https://o.example/self.opml"/>`,
  )
  const html = await (await send({ intent: 'plan', list })).text()
  expect(html).toContain('1 new, 0 known, 1 repeated, 1 wrong.')
  expect(html).toContain('They go to Politics (1).')
  expect(html).toContain('javascript:1')
  expect(html).toContain('Not followed: a list that this list links to.')
  expect(await count()).toBe(0)
})

test('the first import names its categories properly and marks them as new', async () => {
  await db.deleteFrom('categories').execute()
  const list = opml(`<outline text="politics">${outline('https://a.example/rss')}</outline>
    <outline text="local-news">${outline('https://b.example/rss')}</outline>`)
  const html = await (await send({ intent: 'plan', list, newCategories: 'on' })).text()
  expect(html).toContain('They go to Politics (1, a new category), Local News (1, a new category).')
  await addCategory(db, { name: 'Politics', slug: 'politics' })
})

test('a file is imported, and the import can be undone', async () => {
  const file = new File([opml(outline('https://a.example/rss') + outline('https://b.example/rss'))], 'x.opml')
  const response = await send({ intent: 'import', file, publishing: 'wait' })
  expect(response.headers.get('location')).toBe('/admin/feeds')
  expect(response.headers.getSetCookie().join()).toContain('feeds-imported')
  const feeds = await db.selectFrom('feeds').select(['url', 'publishing']).orderBy('url').execute()
  expect(feeds).toEqual([
    { url: 'https://a.example/rss', publishing: 'wait' },
    { url: 'https://b.example/rss', publishing: 'wait' },
  ])
  const again = await (await send({ intent: 'plan', file })).text()
  expect(again).toContain('0 new, 2 known, 0 repeated, 0 wrong.')
})

test('a file that is not a feed list is refused with a sentence', async () => {
  expect(await (await send({ list: '' })).text()).toContain('Choose a file, or paste a list.')
  const empty = await (await send({ list: '', file: new File([], 'feeds.opml') })).text()
  expect(empty).toContain('The file is empty.')
  expect(await (await send({ list: '<html>' })).text()).toContain('This is not OPML.')
  const bomb = '<!DOCTYPE x [<!ENTITY a "b">]><opml/>'
  expect(await (await send({ list: bomb })).text()).toContain('The list declares XML entities,')
  expect(await (await send({ list: opml('x'.repeat(5 * 2 ** 20)) })).text()).toContain('larger than 5 MB')
})

test('a nested, self-referring list of 5 MB is planned quickly', async () => {
  const loop = '<outline type="include" url="https://o.example/self.opml">'.repeat(5_000)
  const feeds = Array.from({ length: 14_000 }, (_, n) =>
    outline(`https://h${n}.example/${'x'.repeat(280)}`),
  ).join('')
  const list = opml(loop + feeds)
  expect(list.length).toBeGreaterThan(4.7 * 2 ** 20)
  expect(list.length).toBeLessThan(5 * 2 ** 20)
  const before = process.threadCpuUsage()
  const html = await (await send({ intent: 'plan', list })).text()
  expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(5_000)
  expect(html).toContain('14,000 new')
  expect(html).toContain('Not followed: 5,000 lists that this list links to.')
})

test('an export is a file that can be imported again', async () => {
  await send({ intent: 'import', list: opml(outline('https://a.example/rss')) })
  const response = await app.request('/admin/feeds/export', { headers: { cookie } })
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="feeds-2026-03-01.opml"')
  const html = await (await send({ intent: 'plan', list: await response.text() })).text()
  expect(html).toContain('0 new, 1 known')
})

test('an import offers the existing outlet of the same name, and adds feeds to it', async () => {
  const values = { name: 'The Herald', homeUrl: 'https://elsewhere.example/herald' }
  await db.insertInto('outlets').values(values).execute()
  const list = opml('<outline text="The Herald" xmlUrl="https://herald.example/rss"/>')
  const outletCount = async () => (await db.selectFrom('outlets').select('id').execute()).length
  const html = (await (await send({ intent: 'plan', list })).text()).replaceAll('<!-- -->', '')
  expect(html).toContain('Feeds with these names go to the existing outlet')
  expect(html).toContain('name="separateOutlets"')
  expect(html).toContain('New, joins the outlet The Herald (https://elsewhere.example/herald)')
  const imported = await send({ intent: 'import', list })
  expect(imported.headers.getSetCookie().join()).toContain('feeds-imported-joined')
  expect(await outletCount()).toBe(1)
  await db.deleteFrom('feeds').execute()
  await send({ intent: 'import', list, separateOutlets: 'on' })
  expect(await outletCount()).toBe(2)
})
