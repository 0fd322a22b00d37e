import { expect, test } from 'vitest'
import { addStory } from '../../../test/support/add-story.ts'
import { addCategory, addNewsLink, addRow, setRows } from '../../../test/support/builders.ts'
import { publicSite } from '../../../test/support/public-site.ts'

const { db, read } = await publicSite({ empty: ['newsLinks', 'categories'] })

/** Three categories in the wrong order, fourteen links, one of them featured. */
async function fillFrontPage(): Promise<void> {
  const world = await addCategory(db, { name: 'World', slug: 'world', orderNum: 4 })
  const politics = await addCategory(db, { name: 'Politics', slug: 'politics', orderNum: 1 })
  const videos = await addCategory(db, { name: 'Videos', slug: 'videos', orderNum: 9 })
  const minute = (n: number) => new Date(Date.UTC(2026, 0, 2, 6, n))
  for (let n = 0; n < 12; n++) {
    const fields = { title: `Bridge ${n}`, createdAt: minute(n), publishedAt: minute(n) }
    await addNewsLink(db, { ...fields, category: politics.id })
  }
  const imageUrl = '/samples/reef.svg'
  await addNewsLink(db, { category: videos.id, title: 'A film', createdAt: minute(20), imageUrl })
  await addNewsLink(db, {
    category: world.id,
    title: 'The lead',
    description: 'What it is about',
    createdAt: minute(1),
    publishedAt: minute(18),
    featured: true,
  })
}

/** The part of a page between two texts. */
function between(html: string, start: string, end: string): string {
  const from = html.indexOf(start)
  expect(from).toBeGreaterThanOrEqual(0)
  return html.slice(from, html.indexOf(end, from))
}

test('without content each part of the front page says so', async () => {
  const html = await read('/')
  expect(html).toContain('No latest headlines available.')
  expect(html).toContain('No featured news available.')
  expect(html).toContain('No stories available.')
  expect(html).toContain('No categories available.')
})

test('the front page is a document without inline scripts, inline styles or React', async () => {
  const html = await read('/')
  const scripts = [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag)
  expect(scripts).toEqual([
    expect.stringMatching(/^<script async="" src="\/assets\/reader-[\w-]+\.js">$/),
    '<script type="application/ld+json">',
  ])
  // In the head, and for the columns before the footer.
  expect(html.match(/<style/g)).toHaveLength(2)
  expect(html).not.toMatch(/\sstyle=|\son[a-z]+=|modulepreload|<!--/)
})

test('the front page has its metadata', async () => {
  const html = await read('/')
  expect(html).toContain('<title>Chowk - Your Trusted News Source</title>')
  expect(html).toContain('<link rel="canonical" href="https://chowk.example/"/>')
  expect(html).toContain('<meta property="og:title" content="Chowk - Your Trusted News Source"/>')
  expect(html).toContain('<meta name="keywords" content="India news,')
  expect(html).toContain('type="application/rss+xml" title="Chowk" href="/feed.xml"')
  const jsonLd = JSON.parse(between(html, '{"@context"', '</script>'))
  expect(jsonLd).toMatchObject({
    '@type': 'WebSite',
    url: 'https://chowk.example/',
    potentialAction: { target: { urlTemplate: 'https://chowk.example/search?q={search_term_string}' } },
  })
})

test('it shows the latest ten, the sections in the order of their categories, the featured article and the sidebar', async () => {
  await fillFrontPage()
  const html = await read('/')

  const latest = between(html, 'Latest News', '</section>')
  expect([...latest.matchAll(/<li\b/g)]).toHaveLength(10)
  expect(latest).toContain('A film')
  expect(latest).toContain('Bridge 11')
  expect(latest).not.toContain('Bridge 2<')
  expect([...latest.matchAll(/<img/g)], 'a thumbnail for videos alone').toHaveLength(1)

  const sections = [...html.matchAll(/<h2 id="in-([a-z-]+)">/g)].map(([, slug]) => slug)
  // The only link of World leads the page.
  expect(sections).toEqual(['politics', 'videos'])
  const section = between(html, 'data-region="in-politics"', '</section>')
  expect([...section.matchAll(/<article/g)]).toHaveLength(4)
  expect(section).toContain('<a href="/category/politics">More<span class="hidden"> Politics</span></a>')

  const featured = between(html, 'data-region="featured"', '</section>')
  expect(featured).toContain('The lead')
  expect(featured).toContain('What it is about')
  expect(featured).toContain('Read full article')
  expect(featured).toContain('12 minutes ago')
  expect(html).not.toContain('No featured news available.')

  const stories = between(html, 'Featured Stories', '</section>')
  expect([...stories.matchAll(/<article/g)]).toHaveLength(3)
  expect(stories).toContain('href="https://outlet.example/built-')
  expect(between(html, 'id="categories"', '</nav>')).toContain('href="/category/world"')
})

test('every headline opens a new tab and says so to screen readers', async () => {
  await fillFrontPage()
  const html = await read('/')
  const links = [...html.matchAll(/<a href="https:\/\/outlet\.example[^>]*>/g)].map(([tag]) => tag)
  expect(links.length).toBeGreaterThan(15)
  for (const link of links) {
    expect(link).toContain('target="_blank" rel="noopener" aria-describedby="new-tab"')
  }
  expect(html).toContain('<span id="new-tab" hidden="">(opens in a new tab)</span>')
})

test('without a featured link the newest link leads, and no text says that there is no news', async () => {
  await fillFrontPage()
  await setRows(db, 'newsLinks', { featured: false })
  const html = await read('/')
  expect(between(html, 'data-region="featured"', '</section>')).toContain('A film')
  expect(html).not.toContain('No featured news available.')
})

test('the page names what it shows, for the live refresh', async () => {
  expect(await read('/')).toContain('<main id="main" class="front" data-live="news front stories">')
})

test("a lead without a description has that of another outlet of its story, which begins with the outlet's name", async () => {
  const links = [
    await addNewsLink(db, {
      title: 'The dam',
      source: 'Dawn',
      description: '',
      featured: true,
      url: 'https://dawn.example/1',
    }),
    await addNewsLink(db, {
      title: 'A dam',
      source: 'Dusk',
      description: 'It <held>.',
      url: 'https://dusk.example/1',
    }),
  ]
  await addStory(db, { links })
  const html = await read('/')
  expect(between(html, '<article class="lead"', '</article>')).toContain(
    '<p class="standfirst"><cite>Dusk:</cite> It &lt;held&gt;.</p>',
  )
})

test('the most covered stories say when the last of their articles appeared', async () => {
  const { id: category } = await addCategory(db)
  await setRows(db, 'categories', { isOnFront: false })
  const before = (hours: number) => new Date(Date.UTC(2026, 0, 2, 6 - hours, 30))
  for (let n = 0; n < 8; n++) {
    const report = (outlet: string, hours: number) =>
      addNewsLink(db, {
        category,
        title: `${outlet} ${n}`,
        url: `https://${outlet}.example/${n}`,
        createdAt: before(n),
        publishedAt: before(hours),
      })
    const links = [await report('dawn', 20), await report('noon', 15), await report('dusk', n + 1)]
    await addStory(db, { links, heat: 10 - n })
  }
  const list = between(await read('/'), 'aria-labelledby="most-covered"', '</section>')
  expect(list).toMatch(/3 outlets<\/span> <time [^>]*>8 hours ago</)
})

test('the most opened headlines are listed, the most opened first', async () => {
  await setRows(db, 'settings', { mostReadEnabled: true })
  const category = await addCategory(db)
  const at = new Date('2026-01-02T06:00:00Z')
  for (const [title, count] of [
    ['Opened twice', 2],
    ['Opened most', 9],
    ['Opened once', 1],
  ] as const) {
    const { id } = await addNewsLink(db, { title, category: category.id })
    await addRow(db, 'linkClicks', { newsLinkId: id, at, count })
  }
  const html = await read('/')
  const list = between(html, 'aria-labelledby="most-read"', '</section>')
  expect([...list.matchAll(/Opened \w+/g)].map(([title]) => title)).toEqual([
    'Opened most',
    'Opened twice',
    'Opened once',
  ])
})

test('the line about what is new knows when the newest links of the site came, and whether there are more', async () => {
  const category = (await addCategory(db)).id
  const arrivalsOf = async () => {
    const [line = ''] = (await read('/')).match(/<p class="visit"[^>]*>/) ?? []
    const readData = (name: string) => line.match(new RegExp(`${name}="([^"]*)"`))?.[1] ?? ''
    return { count: readData('data-arrivals').split(' ').length, all: readData('data-all') }
  }
  const add = async (count: number) => {
    for (let n = 0; n < count; n++) await addNewsLink(db, { category })
  }
  await add(30)
  expect(await arrivalsOf()).toEqual({ count: 30, all: '30' })
  await add(31)
  expect(await arrivalsOf()).toEqual({ count: 60, all: '60+' })
})
