import { expect, test } from 'vitest'
import { describedApp } from '../../../test/support/api-scene.ts'
import { setRows } from '../../../test/support/builders.ts'
import { fillPublicPages } from '../../../test/support/fill-public-pages.ts'
import { publicSite } from '../../../test/support/public-site.ts'
import { describeApi } from './description/describe-api.ts'

const { db, app } = await publicSite()
const read = describedApp(app, describeApi('https://chowk.example'))
await fillPublicPages(db, new Date('2026-01-02T06:30:00Z'))

test('the five of the day are those of the page, in its order, with their stories', async () => {
  // A featured link of the story would come first, without it.
  await setRows(db, 'newsLinks', { featured: false })
  const { body } = await read('/today')
  const items = body.items as { link: { url: string }; story: { url: string } | null }[]
  expect(items).toHaveLength(5)
  expect(items[0]?.story).toMatchObject({
    slug: 'flood',
    url: 'https://chowk.example/story/flood',
    title: 'बाढ़',
    outletCount: 5,
  })
  const page = await (await app.request('/today')).text()
  const places = items.map(({ link }) => page.indexOf(`href="${link.url}"`))
  expect(Math.min(...places)).toBeGreaterThan(0)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})
