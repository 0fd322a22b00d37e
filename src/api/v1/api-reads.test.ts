import { expect, test } from 'vitest'
import { addStory } from '../../../test/support/add-story.ts'
import { checkDescribed, describedApp } from '../../../test/support/api-scene.ts'
import {
  addCategory,
  addNewsLink,
  addReadyImage,
  addRows,
  setRow,
  setRows,
} from '../../../test/support/builders.ts'
import { fillPublicPages } from '../../../test/support/fill-public-pages.ts'
import { publicSite } from '../../../test/support/public-site.ts'
import { authorizeCommand } from '../../domain/accounts/authorize.ts'
import { addCorrection } from '../../domain/corrections/write-correction.ts'
import { describeApi } from './description/describe-api.ts'

const { db, app, now } = await publicSite()
const description = describeApi('https://chowk.example')
const read = describedApp(app, description)
const by = authorizeCommand('Test')

const politics = await addCategory(db, { slug: 'politics', name: 'Politics', orderNum: 1 })
const world = await addCategory(db, { slug: 'world', name: 'World', orderNum: 2 })
const outlets = await addRows(db, 'outlets', [
  {
    name: 'Alpha',
    homeUrl: 'https://alpha.example/',
    lean: 'left',
    leanSource: 'A survey',
    leanRatedOn: '2026-01-01',
    leanNote: 'Note',
    owner: 'Trust',
    ownerSource: 'https://registry.example/a',
    ownerAsOf: '2026-01-01',
  },
  { name: 'Beta', homeUrl: 'https://beta.example/' },
  { name: 'Never published', homeUrl: 'https://gamma.example/' },
])
const [alpha, beta, gamma] = outlets
const picture = 'https://alpha.example/a.jpg'
const picturePath = await addReadyImage(db, picture)
const at = (minute: number) => {
  const time = new Date(Date.UTC(2026, 0, 2, 5, minute))
  return { createdAt: time, publishedAt: time }
}
const rain = await addNewsLink(db, {
  category: politics.id,
  title: 'Rain in Pune',
  source: 'Alpha',
  url: 'https://alpha.example/rain',
  imageUrl: picture,
  language: 'en-IN',
  outletId: alpha?.id ?? '',
  ...at(1),
})
const flood = await addNewsLink(db, {
  category: world.id,
  title: 'नदी उफान पर',
  source: 'Beta',
  url: 'https://beta.example/flood',
  language: 'hi',
  outletId: beta?.id ?? '',
  ...at(2),
})
const quiet = await addNewsLink(db, { category: world.id, title: 'Quiet day', source: 'Delta', ...at(3) })
const story = await addStory(db, { slug: 'monsoon', title: 'Monsoon', links: [rain, flood] })
await addCorrection(db, { of: { kind: 'link', id: rain.id }, input: { text: 'It rained in Pune' }, by, now })

const titles = async (query: string) => {
  const { body } = await read(`/links${query}`)
  return (body.links as { title: string }[]).map(({ title }) => title)
}

test('a link has exactly the fields that readers may see', async () => {
  const { body } = await read(`/links/${rain.id}`)
  expect(body).toEqual({
    id: rain.id,
    url: 'https://alpha.example/rain',
    title: 'Rain in Pune',
    source: 'Alpha',
    description: '',
    language: 'en-IN',
    category: { slug: 'politics', name: 'Politics' },
    outletId: alpha?.id,
    isFeatured: false,
    pictureUrl: `https://chowk.example${picturePath}/960.webp`,
    publishedAt: '2026-01-02T05:01:00.000Z',
    createdAt: '2026-01-02T05:01:00.000Z',
    correction: { text: 'It rained in Pune', at: now.toISOString() },
  })
})

test.each([
  ['', ['Quiet day', 'नदी उफान पर', 'Rain in Pune']],
  ['?category=world', ['Quiet day', 'नदी उफान पर']],
  ['?language=hi', ['नदी उफान पर']],
  ['?language=en', ['Rain in Pune']],
  ['?language=fr', []],
  [`?outlet=${beta?.id}`, ['नदी उफान पर']],
  [`?outlet=${beta?.id}&category=politics`, []],
  ['?story=monsoon', ['नदी उफान पर', 'Rain in Pune']],
  ['?story=monsoon&language=hi', ['नदी उफान पर']],
  ['?from=2026-01-02T05:02:00Z', ['Quiet day', 'नदी उफान पर']],
  ['?to=2026-01-02T05:02:00Z', ['Rain in Pune']],
  ['?from=2026-01-02T10:32:00+05:30&to=2026-01-02T05:03:00Z', ['नदी उफान पर']],
  ['?from=2026-01-02T10:32:00%2B05:30&to=2026-01-02T05:03:00Z', ['नदी उफान पर']],
  ['?q=rain', ['Rain in Pune']],
  ['?q=rain&category=world', []],
  ['?q=', ['Quiet day', 'नदी उफान पर', 'Rain in Pune']],
])('links%s', async (query, expected) => {
  expect(await titles(query)).toEqual(expected)
})

test.each(['', '?category=world', '?q=', '?story=monsoon', `?outlet=${beta?.id}`])(
  'pages of links%s follow one another without a gap, and the Link header gives the same next page',
  async query => {
    const whole = await titles(query)
    const paged = []
    let path: string | null = `/links${query}${query ? '&' : '?'}limit=1`
    while (path) {
      const { response, body } = await read(path)
      paged.push(...(body.links as { title: string }[]).map(({ title }) => title))
      const header: string = response.headers.get('link') ?? ''
      const [, next] = /^<https:\/\/chowk\.example\/api\/v1([^>]+)>; rel="next"$/.exec(header) ?? []
      if (body.next) expect(new URLSearchParams(next?.split('?')[1]).get('after')).toBe(body.next)
      else expect(header).toBe('')
      path = next ?? null
    }
    expect(paged).toEqual(whole)
  },
)

test('current stories, the stories of a day, and one story with its coverage', async () => {
  const { body: running } = await read('/stories')
  expect(running).toEqual({ stories: [], next: null })
  const { body: ofDay } = await read('/stories?day=2026-01-02')
  expect(ofDay.stories).toMatchObject([{ slug: 'monsoon', title: 'Monsoon', outletCount: 2, linkCount: 2 }])
  expect((await read('/stories?day=2026-01-01')).body.stories).toEqual([])
  const { body: one } = await read('/stories/monsoon?limit=1')
  expect(one).toMatchObject({
    id: story.id,
    url: 'https://chowk.example/story/monsoon',
    links: [{ title: 'नदी उफान पर', lean: 'not-rated' }],
    coverage: {
      outletCount: 2,
      sides: [{ side: 'left', active: 1, covering: { count: 1 } }, { side: 'centre' }, { side: 'right' }],
    },
  })
  const { body: second } = await read(`/stories/monsoon?limit=1&after=${one.next}`)
  expect(second).toMatchObject({ links: [{ title: 'Rain in Pune', lean: 'left' }], next: null })
})

test('a merged story redirects to its target story, with the query', async () => {
  await addStory(db, { slug: 'old-name', mergedInto: story.id, links: [] })
  const response = await app.request('/api/v1/stories/old-name')
  const { status, headers } = response
  expect([status, headers.get('location')]).toEqual([301, '/api/v1/stories/monsoon'])
  checkDescribed(description, { path: '/stories/old-name', status, headers, body: null })
  const part = await app.request('/api/v1/stories/old-name?limit=1')
  expect(part.headers.get('location')).toBe('/api/v1/stories/monsoon?limit=1')
  expect(await titles('?story=old-name')).toHaveLength(2)
})

test('categories in the order of the site', async () => {
  const { body } = await read('/categories')
  expect(body.categories).toMatchObject([{ slug: 'politics', name: 'Politics' }, { slug: 'world' }])
})

test('public outlets with rating and owner', async () => {
  const { body } = await read('/outlets?limit=1')
  expect(body.outlets).toEqual([
    {
      id: alpha?.id,
      name: 'Alpha',
      homeUrl: 'https://alpha.example/',
      rating: { lean: 'left', source: 'A survey', ratedOn: '2026-01-01', note: 'Note' },
      owner: { name: 'Trust', sourceUrl: 'https://registry.example/a', asOf: '2026-01-01' },
    },
  ])
  const { body: second } = await read(`/outlets?limit=1&after=${body.next}`)
  expect(second).toMatchObject({ outlets: [{ name: 'Beta', rating: null, owner: null }], next: null })
  expect((await read(`/outlets/${beta?.id}`)).body.name).toBe('Beta')
  expect((await read(`/outlets/${gamma?.id}`)).response.status).toBe(404)
})

test('corrections with the article that they concern', async () => {
  const { body } = await read('/corrections')
  expect(body).toMatchObject({
    corrections: [{ headline: 'Rain in Pune', text: 'It rained in Pune', url: rain.url }],
    next: null,
  })
})

test('an unchanged response has no body', async () => {
  const first = await app.request('/api/v1/links')
  const etag = first.headers.get('etag') ?? ''
  expect(first.headers.get('access-control-allow-origin')).toBe('*')
  expect(first.headers.get('cache-control')).toContain('s-maxage')
  const again = await app.request('/api/v1/links', { headers: { 'if-none-match': etag } })
  expect([again.status, await again.text()]).toEqual([304, ''])
  checkDescribed(description, { path: '/links', status: 304, headers: again.headers, body: null })
  await setRow(db, 'newsLinks', quiet.id, { title: 'Calm day' })
  const changed = await app.request('/api/v1/links', { headers: { 'if-none-match': etag } })
  expect(changed.status).toBe(200)
  const head = await app.request('/api/v1/links', { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
})

test('the five of the day are those of the page, in its order, with their stories', async () => {
  const { db, app } = await publicSite()
  await fillPublicPages(db, now)
  // A featured link of the story would come first, without it.
  await setRows(db, 'newsLinks', { featured: false })
  const { body } = await describedApp(app, description)('/today')
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
