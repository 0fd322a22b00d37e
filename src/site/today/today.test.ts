import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { addStory, countStory } from '../../../test/support/add-story.ts'
import { addCategory, addNewsLink, addRow, setRow, setRows } from '../../../test/support/builders.ts'
import { editor, seen } from '../../../test/support/desk-scene.ts'
import { publicSite } from '../../../test/support/public-site.ts'
import { changeManyNewsLinks } from '../../domain/news-links/update-news-link.ts'
import type { Lean } from '../../domain/outlets/lean.ts'
import { mergeStories } from '../../domain/stories/editing/edit-story.ts'

const { db, app, now } = await publicSite({
  empty: ['pins', 'storyLinks', 'stories', 'newsLinks', 'outlets'],
})
// The test app's clock.
const { id: category } = await addCategory(db, { name: 'World', slug: 'world' })
const sport = await addCategory(db)
await setRows(db, 'settings', { editions: '{"hi": {}}' })

const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

type Fields = {
  category?: string
  lean?: Lean
  minutes?: number
  title?: string
  description?: string
  language?: string
}

/** A link of a new outlet. */
async function report(name: string, { lean, minutes = 30, ...texts }: Fields = {}) {
  const rating = lean ? { lean, leanSource: 'A survey', leanRatedOn: '2026-01-01', leanNote: 'Note' } : {}
  const homeUrl = `https://${name.toLowerCase()}.example/`
  const { id: outletId } = await addRow(db, 'outlets', { name, homeUrl, language: 'en', ...rating })
  const at = minutesAgo(minutes)
  const fields = { title: `The flood as ${name} reports it`, language: 'en', createdAt: at, publishedAt: at }
  return addNewsLink(db, { category, outletId, url: `${homeUrl}1`, source: name, ...fields, ...texts })
}

async function read(path = '/today'): Promise<string> {
  const response = await app.request(path)
  expect(response.status).toBe(200)
  return response.text()
}

const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'))
const textOf = (html: string) =>
  mainOf(html)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
const headlinesOf = (html: string) =>
  [...mainOf(html).matchAll(/<h2>.*?>([^<]*)<\/a>/g)].map(([, text]) => text)

test('a story has its headline, sentences with their outlet, who covers it, and a headline of another side', async () => {
  const links = [
    await report('Dusk', {
      lean: 'right',
      minutes: 90,
      description: 'It rained all night long. The schools stay closed. More rain is expected.',
    }),
    await report('Noon', { minutes: 80 }),
    await report('Dawn', { lean: 'left', minutes: 20 }),
  ]
  await addStory(db, { links, slug: 'flood' })
  const html = await read()
  expect(headlinesOf(html)).toEqual(['The flood as Dawn reports it'])
  const text = textOf(html)
  expect(text).toContain('It rained all night long. The schools stay closed. Dusk')
  expect(text).toContain('Left ■ 1 of 1: Dawn Right ■ 1 of 1: Dusk 1 not rated')
  expect(text).toContain('From the right: The flood as Dusk reports it Dusk')
  expect(text).toContain('That is today\u2019s news, as of 12:00'.replace('\u2019', '&#x27;'))
  expect(html).toContain('href="/story/flood"')
})

test('a story arrived when the last of its articles came to the site, so a reader sees that it grew', async () => {
  const links = [await report('Dusk', { minutes: 90 }), await report('Dawn', { minutes: 80 })]
  const late = await report('Noon', { minutes: 100 })
  await setRow(db, 'newsLinks', late.id, { createdAt: minutesAgo(5) })
  await addStory(db, { links: [...links, late], slug: 'grown' })
  const html = await read()
  expect(headlinesOf(html)).toEqual(['The flood as Dawn reports it'])
  const arrival = Math.floor(minutesAgo(5).getTime() / 1000).toString(36)
  expect(html).toContain(`data-arrivals="${arrival}"`)
  expect(html).toContain(`data-at="${arrival}"`)
})

test('there are five, and the sixth waits on the front page', async () => {
  for (let n = 0; n < 6; n += 1) await report(`Outlet${n}`, { minutes: n + 1, title: `Headline ${n}` })
  expect(headlinesOf(await read())).toEqual([0, 1, 2, 3, 4].map(n => `Headline ${n}`))
})

test('a day without news says so and leads to all news, and an edition with one link is one story', async () => {
  await report('Old', { minutes: 24 * 60 })
  await report('Hindi', { minutes: 5, language: 'hi', title: 'बाढ़ से तीन ज़िले प्रभावित' })
  await db
    .updateTable('newsLinks')
    .set({ createdAt: minutesAgo(24 * 60) })
    .where('source', '=', 'Old')
    .execute()
  expect(headlinesOf(await read('/hi/today'))).toEqual(['बाढ़ से तीन ज़िले प्रभावित'])
  await db.deleteFrom('newsLinks').where('source', '=', 'Hindi').execute()
  for (const path of ['/today', '/hi/today']) expect(headlinesOf(await read(path))).toEqual([])
  expect(textOf(await read())).toContain('No news came in during the last day, as of 12:00 . All news')
})

test('a story that dies leaves the page, and its articles stay where they have their own place', async () => {
  const links = [await report('A'), await report('B'), await report('C')]
  const story = await addStory(db, { links, title: 'The great flood' })
  expect(headlinesOf(await read())).toEqual(['The great flood'])
  await setRow(db, 'stories', story.id, { isHidden: true })
  expect(headlinesOf(await read())).toHaveLength(3)
})

test('a story that is merged into another of the five stands once, and its old address is linked nowhere', async () => {
  const flood = [await report('A'), await report('B'), await report('C')]
  const rain = [await report('X'), await report('Y'), await report('Z')]
  const from = await addStory(db, { links: rain, title: 'The rain', slug: 'rain' })
  const into = await addStory(db, { links: flood, title: 'The great flood', slug: 'great-flood' })
  expect(headlinesOf(await read()).toSorted()).toEqual(['The great flood', 'The rain'])
  const merged = await mergeStories(db, {
    from: await seen(db, from.id),
    into: await seen(db, into.id),
    ...editor,
  })
  expect(merged.ok).toBe(true)
  const html = await read()
  expect(headlinesOf(html)).toEqual(['The great flood'])
  expect(html).not.toContain('/story/rain')
  const addresses = new Set(
    [...mainOf(html).matchAll(/href="(\/story\/[^"]+)"/g)].map(([, path = '']) => path),
  )
  expect(addresses.size).toBe(1)
  for (const path of addresses) expect((await app.request(path)).status).toBe(200)
})

test('a story whose articles are deleted leaves the page, and the next story takes its place', async () => {
  for (let n = 0; n < 5; n += 1) await report(`Outlet${n}`, { minutes: n + 40, title: `Headline ${n}` })
  const links = [await report('A'), await report('B'), await report('C')]
  await addStory(db, { links, title: 'The great flood', slug: 'great-flood' })
  expect(headlinesOf(await read())).toContain('The great flood')
  await changeManyNewsLinks(db, { ids: links.map(({ id }) => id), change: { action: 'delete' }, ...editor })
  const html = await read()
  expect(headlinesOf(html)).toEqual([0, 1, 2, 3, 4].map(n => `Headline ${n}`))
  expect(html).not.toContain('/story/great-flood')
})

test('a story of sixty outlets stays within the bytes of a page', async () => {
  const links = []
  for (let n = 0; n < 60; n += 1) {
    const url = `https://outlet-${n}.example/1`
    const fields = {
      title: `Words of outlet ${n}`,
      source: `Outlet ${n}`,
      createdAt: minutesAgo(9),
      publishedAt: minutesAgo(9),
    }
    links.push(await addNewsLink(db, { category, url, ...fields }))
  }
  const story = await addStory(db, { links })
  await countStory(db, story.id)
  for (let n = 0; n < 4; n += 1)
    await report(`Single${n}`, {
      category: sport.id,
      title: `Headline ${n} `.repeat(8),
      description: `Sentence ${n}. `.repeat(40),
    })
  const html = await read()
  expect(headlinesOf(html)).toHaveLength(5)
  expect(textOf(html)).toMatch(/and 57 more/)
  const { todayPage } = JSON.parse(readFileSync('bench/budgets.json', 'utf8'))
  expect(brotliCompressSync(html).length).toBeLessThan(todayPage.bytes)
})

test('every page links to it, in its edition', async () => {
  for (const [path, target] of [
    ['/', '/today'],
    ['/about-ratings', '/today'],
    ['/hi', '/hi/today'],
  ] as const)
    expect((await (await app.request(path)).text()).split(`href="${target}"`).length).toBeGreaterThan(3)
})
