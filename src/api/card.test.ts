import { expect, test } from 'vitest'
import { addStory } from '../../test/support/add-story.ts'
import { addCategory, addNewsLink, setRows } from '../../test/support/builders.ts'
import { closedOutside } from '../../test/support/closed-outside.ts'
import { publicSite } from '../../test/support/public-site.ts'
import { testApp } from '../../test/support/test-app.ts'
import { toJson } from '../database/json-text.ts'

const { db, app, read } = await publicSite()
await addCategory(db, { name: 'World', slug: 'world' })

test.each(['/card/page/front.png', '/card/page/about.png', '/card/category/world.png'])(
  '%s is a picture for link previews on other sites',
  async path => {
    const response = await app.request(path)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    // The headline of a story may have been taken down, so other caches keep it no longer than a page.
    expect(response.headers.get('cache-control')).toContain('max-age=0, s-maxage=5')
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  },
)

test('the card of an edition is in its language', async () => {
  const editions = { hi: { siteName: 'चौक', tagline: 'सभी रास्तों की खबरें', siteDescription: '' } }
  await setRows(db, 'settings', { editions: JSON.stringify(editions) })
  const translations = toJson({ hi: { name: 'दुनिया', description: '' } })
  await db.updateTable('categories').set({ translations }).where('slug', '=', 'world').execute()
  const drawn: unknown[] = []
  const drawCard: typeof closedOutside.drawCard = async ({ siteName, title, about }) => {
    drawn.push([siteName, title, about])
    return Buffer.from('')
  }
  const drawing = testApp(db, { outside: { ...closedOutside, drawCard } })
  for (const name of ['page/front', 'page/terms', 'category/world'])
    await drawing.request(`/hi/card/${name}.png`)
  expect(drawn).toEqual([
    ['चौक', 'सभी रास्तों की खबरें', ''],
    ['चौक', 'सेवा की शर्तें', ''],
    ['चौक', 'दुनिया', 'सभी रास्तों की खबरें'],
  ])
  const html = await (await drawing.request('/hi/terms')).text()
  expect(html).toMatch(/<meta property="og:image" content="[^"]+\/hi\/card\/page\/terms\.png"\/>/)
})

test('the card of a merged story redirects to that of its target story, in the same edition', async () => {
  const { id: category } = await addCategory(db, { name: 'Rain', slug: 'rain' })
  const links = await Promise.all(
    ['https://a.example/1', 'https://b.example/1'].map(url => addNewsLink(db, { category, url })),
  )
  const { id } = await addStory(db, { slug: 'flood', links })
  await addStory(db, { slug: 'rain', mergedInto: id, links: [] })
  for (const prefix of ['', '/hi']) {
    const { status, headers } = await app.request(`${prefix}/card/story/rain.png`)
    expect([status, headers.get('location')]).toEqual([301, `${prefix}/card/story/flood.png`])
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect((await app.request(`${prefix}/card/story/flood.png`)).status).toBe(200)
  }
})

test.each([
  '/card/page/nothing.png',
  '/card/page/front',
  '/card/category/nowhere.png',
  '/card/story/nothing.png',
  '/card/constructor/front.png',
])('%s names no page, and nothing is drawn', async path => {
  const response = await app.request(path)
  expect(response.status).toBe(404)
  expect(response.headers.get('cache-control')).toContain('no-store')
})

test('a page without a picture links its card', async () => {
  const html = await read('/about')
  expect(html).toMatch(/<meta property="og:image" content="[^"]+\/card\/page\/about\.png"\/>/)
})
