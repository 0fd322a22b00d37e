import { expect, test } from 'vitest'
import { authorizedEditor } from '../../../test/support/authorized.ts'
import { addCategory, addNewsLink, setRows } from '../../../test/support/builders.ts'
import { publicSite } from '../../../test/support/public-site.ts'
import { listenForChanges } from '../../database/listen.ts'
import { addCorrection, deleteCorrection } from '../../domain/corrections/write-correction.ts'
import { changeManyNewsLinks } from '../../domain/news-links/update-news-link.ts'

const { db, url, read, now } = await publicSite()
const by = await authorizedEditor(db)
const { id: category } = await addCategory(db, { name: 'Weather', slug: 'weather' })

const correct = (id: string, text: string) =>
  addCorrection(db, { of: { kind: 'link', id }, input: { text }, by, now })

test('before the first correction the page is empty, and neither footer nor sitemap links to it', async () => {
  expect(await read('/corrections')).toContain('Nothing has been corrected yet.')
  expect(await read('/')).not.toContain('href="/corrections"')
  expect(await read('/sitemap/1.xml')).not.toContain('/corrections')
})

test('a correction appears on its page, in its feed, beside its headline, in the footer and the sitemap', async () => {
  const link = await addNewsLink(db, { category, title: 'Eight <villages> flooded', featured: true })
  await correct(link.id, 'Nine villages & <script>alert(1)</script>')
  for (const path of ['/corrections', '/', '/category/weather', '/search?q=flooded']) {
    const html = await read(path)
    expect(html, path).toContain('Nine villages &amp; &lt;script&gt;')
    expect(html, path).not.toContain('<script>alert')
  }
  expect(await read('/index')).toContain('>corrected</a>')
  expect(await read('/feed.xml')).toContain('Correction: Nine villages')
  const feed = await read('/corrections/feed.xml')
  expect(feed).toContain('<![CDATA[Correction: Eight &lt;villages> flooded]]>')
  // Feed readers parse a description as HTML.
  expect(feed).toContain('<![CDATA[Nine villages &amp; &lt;script&gt;alert(1)&lt;/script&gt;]]>')
  expect(await read('/about')).toContain('href="/corrections"')
  expect(await read('/sitemap/1.xml')).toContain('https://chowk.example/corrections<')
})

test('a correction outlives its headline and says that the headline is gone', async () => {
  const link = await addNewsLink(db, { category, title: 'Bridge closed' })
  await correct(link.id, 'The ferry, not the bridge.')
  expect(await read('/corrections')).not.toContain('has been removed')
  await changeManyNewsLinks(db, { ids: [link.id], change: { action: 'delete' }, by, now })
  const html = await read('/corrections')
  expect(html).toContain('The ferry, not the bridge.')
  expect(html).toContain('This headline has been removed from the site since.')
})

test('a correction drops only the pages that show it; the first and the last one change every footer', async () => {
  await db.deleteFrom('corrections').execute()
  const link = await addNewsLink(db, { category })
  const received: string[] = []
  const changes = listenForChanges({ url, onTrouble: error => received.push(String(error)) })
  await changes.firstTried
  changes.subscribe(change => received.push(change))
  const untilHeard = async (work: () => Promise<unknown>) => {
    received.length = 0
    await work()
    await setRows(db, 'categories', { description: String(Math.random()) })
    await expect.poll(() => received.includes('categories')).toBe(true)
    return received.filter(change => change !== 'categories').toSorted()
  }
  expect(await untilHeard(() => correct(link.id, 'One'))).toEqual([
    'corrections',
    `news:${category}`,
    'settings',
  ])
  expect(await untilHeard(() => correct(link.id, 'Two'))).toEqual(['corrections', `news:${category}`])
  const ids = (await db.selectFrom('corrections').select('id').execute()).map(({ id }) => id)
  const remove = (id = '') => untilHeard(() => deleteCorrection(db, { id, by, now }))
  expect(await remove(ids[0])).toEqual(['corrections', `news:${category}`])
  expect(await remove(ids[1])).toEqual(['corrections', `news:${category}`, 'settings'])
  await changes.close()
})
