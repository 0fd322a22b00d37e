import { expect, test } from 'vitest'
import { addStory } from '../../../test/support/add-story.ts'
import { addCategory, addNewsLink, addRow, addWaitingEntry, setRow } from '../../../test/support/builders.ts'
import { publicSite } from '../../../test/support/public-site.ts'

// Each mark is in an unpublished text; none may appear in output for readers, feeds or search engines.
const marks = {
  waiting: 'Xywaiting',
  desk: 'Xydesk',
  hidden: 'Xyhidden',
  merged: 'Xymerged',
  single: 'Xysingle',
  gone: 'Xygone',
}

const { db, app, read } = await publicSite()
const { id: category } = await addCategory(db, { slug: 'politics' })
let count = 0

function link(title: string, outlet = `outlet-${count}`) {
  count += 1
  return addNewsLink(db, {
    category,
    title,
    source: outlet,
    url: `https://${outlet}.example/${count}`,
    createdAt: new Date('2026-01-02T05:00:00Z'),
    publishedAt: new Date(Date.UTC(2026, 0, 2, 5, count)),
  })
}

const open = await addStory(db, {
  slug: 'flood',
  links: [await link('Flood one'), await link('Flood two'), await link('Flood three')],
  entries: [
    await addWaitingEntry(db, {
      title: `${marks.waiting} flood`,
      url: 'https://xywaiting.example/flood',
      source: marks.waiting,
    }),
  ],
})
await setRow(db, 'stories', open.id, { deskTitle: marks.desk })
await addStory(db, {
  slug: 'hidden',
  title: marks.hidden,
  isHidden: true,
  links: [await link('Storm one'), await link('Storm two'), await link('Storm three')],
})
await addStory(db, {
  slug: 'merged',
  title: marks.merged,
  mergedInto: open.id,
  links: [await link('Rain one'), await link('Rain two'), await link('Rain three')],
})
await addStory(db, {
  slug: 'single',
  title: marks.single,
  links: [await link('Hail one', 'same'), await link('Hail two', 'same')],
})
await addRow(db, 'outlets', { name: marks.waiting, homeUrl: 'https://xywaiting.example/' })
const gone = await link(`${marks.gone} four`)
await addStory(db, { slug: 'with-gone', links: [await link('Wind one'), await link('Wind two'), gone] })
await db.deleteFrom('newsLinks').where('id', '=', gone.id).execute()

const outputs = [
  '/',
  '/index',
  '/today',
  '/category/politics',
  '/search?q=xy',
  '/search?q=flood',
  '/search?q=wind',
  '/stories',
  '/stories?day=2026-01-02',
  '/stories?day=2026-01-01',
  '/feed.xml',
  '/feed.json',
  '/category/politics/feed.xml',
  '/category/politics/feed.json',
  '/stories/feed.xml',
  '/stories/feed.json',
  '/sitemap.xml',
  '/sitemap/1.xml',
  ...`links links?q=xy links?q=flood links?category=politics links?story=flood stories
    stories?day=2026-01-02 outlets?limit=100 corrections categories openapi.json`
    .split(/\s+/)
    .map(path => `/api/v1/${path}`),
  ...['flood', 'hidden', 'merged', 'single', 'with-gone'].flatMap(slug => [
    `/story/${slug}`,
    `/story/${slug}/feed.xml`,
    `/story/${slug}/feed.json`,
    `/api/v1/stories/${slug}`,
    `/api/v1/links?story=${slug}`,
  ]),
]

test.each(outputs)('%s contains nothing unpublished', async path => {
  const response = await app.request(path)
  const headers = [...response.headers].flat().join(' ')
  // The search box repeats the query.
  const text = (await response.text()).replaceAll('value="xy"', '')
  expect(response.status).toBeLessThan(500)
  for (const mark of Object.values(marks))
    expect((text + headers).toLowerCase()).not.toContain(mark.toLowerCase())
})

test('the list of outputs covers those that show stories: most contain the public one', async () => {
  const shown = []
  for (const path of outputs) {
    const text = await (await app.request(path)).text()
    if (/story\/flood|Flood one/.test(text)) shown.push(path)
  }
  expect(shown).toEqual(
    expect.arrayContaining(
      `/ /index /today /category/politics /stories /sitemap/1.xml
      /story/flood /stories/feed.json /api/v1/links /api/v1/stories /api/v1/stories/flood`.split(/\s+/),
    ),
  )
})

test('no count of a public story includes waiting entries', async () => {
  const html = await read('/story/flood')
  expect(html).toContain('3 outlets, 3 articles.')
})
