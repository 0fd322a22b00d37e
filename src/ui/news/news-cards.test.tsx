import { expect, test } from 'vitest'
import { draw } from '../../../test/support/draw.tsx'
import { shownLink } from '../../../test/support/shown-link.ts'
import { CategorySection, NewsCardGrid, NewsCardLarge, NewsListBlock } from './news-cards.tsx'

const now = new Date('2026-01-02T06:30:00Z')

test('the compact list shows time, title and source, and thumbnails only for one category', () => {
  const links = [shownLink(), shownLink({ id: 'two', categorySlug: 'videos', title: 'A film' })]
  const html = draw(<NewsListBlock links={links} thumbnailsFor="videos" now={now} />)
  expect(html.match(/<li\b/g)).toHaveLength(2)
  expect(html.match(/<img/g)).toHaveLength(1)
  expect(html.indexOf('<img')).toBeGreaterThan(html.indexOf('Monsoon'))
  expect(html).toContain('<time class="clock" dateTime="2026-01-02T06:05:00Z" data-clock="">11:35</time>')
  expect(html).toContain('<b>The Outlet</b>')
  expect(html).not.toContain('Two days before its time')
})

test('the large card shows picture, section, title, description, source, relative time and a link to the article', () => {
  const html = draw(<NewsCardLarge link={shownLink()} now={now} />)
  const order = [
    '<img',
    'Weather',
    'Monsoon arrives',
    'Two days before',
    '<b>The Outlet',
    '30 minutes ago',
    'Read full article',
  ]
  const places = order.map(text => html.indexOf(text))
  expect(places).toEqual([...places].sort((a, b) => a - b))
  expect(places).not.toContain(-1)
})

test('the large card works without picture and description', () => {
  const html = draw(<NewsCardLarge link={shownLink({ picture: '', description: '' })} now={now} />)
  expect(html).toContain('Monsoon arrives')
  expect(html).not.toMatch(/<img|standfirst/)
})

test('the compact mode of the grid card hides picture and description', () => {
  const full = draw(<NewsCardGrid link={shownLink()} now={now} mode="full" />)
  expect(full).toMatch(/<img.*Monsoon.*Two days before.*The Outlet.*30 minutes ago/)
  const compact = draw(<NewsCardGrid link={shownLink()} now={now} mode="compact" />)
  expect(compact).not.toMatch(/<img|Two days before/)
  expect(compact).toMatch(/Monsoon.*The Outlet.*30 minutes ago/)
})

const weather = { name: 'Weather', slug: 'weather' }
const items = ['a', 'b', 'c', 'd'].map(id => ({ link: shownLink({ id }), story: null, teaser: null }))

test('a section with a picture names its category, links to all of it and shows one picture', () => {
  const html = draw(<CategorySection category={weather} items={items} now={now} look="picture" />)
  expect(html).toContain('<a href="/category/weather">Weather</a>')
  expect(html).toContain('>More<span class="hidden"> Weather</span></a>')
  expect(html.match(/<article/g)).toHaveLength(4)
  expect(html.match(/<img/g)).toHaveLength(1)
})

test('a section of texts has descriptions instead of a picture', () => {
  const html = draw(<CategorySection category={weather} items={items} now={now} look="text" />)
  expect(html).not.toContain('<img')
  expect(html.match(/Two days before/g)).toHaveLength(4)
})

test("a link that represents a story has the story's title", () => {
  const story = { slug: 'rain', title: 'Rain comes early', outletCount: 3, lastAt: now }
  const html = draw(
    <CategorySection
      category={weather}
      items={[{ link: shownLink(), story, teaser: null }]}
      now={now}
      look="text"
    />,
  )
  expect(html).toContain('>Rain comes early</a>')
  expect(html).not.toContain('Monsoon arrives')
})
