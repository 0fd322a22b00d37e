import { expect, test } from 'vitest'
import { draw } from '../../../test/support/draw.tsx'
import { shownLink } from '../../../test/support/shown-link.ts'
import { ArticleLink, CorrectedMark, CorrectionNote, NewsPicture } from './headline-lines.tsx'
import { CategorySection, NewsCardGrid, NewsCardLarge, NewsGrid, NewsListBlock } from './news-cards.tsx'
import { TeaserHeadlines } from './story-teaser.tsx'

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

test('an article opens in a new tab with noopener, and says so', () => {
  expect(draw(<ArticleLink link={shownLink()} />)).toBe(
    '<a href="https://outlet.example/monsoon" target="_blank" rel="noopener" aria-describedby="new-tab">Monsoon arrives early</a>',
  )
})

test('a headline in another language has its lang and its direction', () => {
  const hindi = draw(<ArticleLink link={shownLink({ title: 'मानसून', language: 'hi' })} />)
  expect(hindi).toContain('lang="hi">मानसून')
  const urdu = draw(<ArticleLink link={shownLink({ title: 'مانسون' })} />)
  expect(urdu).toContain('lang="ur" dir="rtl"')
})

test('words of the page around the link keep the language of the page', () => {
  const link = shownLink({ title: 'مانسون', language: 'ur' })
  const html = draw(<ArticleLink link={link} label="Read full article" />)
  expect(html).toContain(' aria-describedby="new-tab">Read full article</a>')
})

test('the name of an outlet in another script has its language wherever it stands beside a headline', () => {
  const link = shownLink({ source: 'روزنامہ سحر' })
  const now = new Date()
  const story = { slug: 'flood', otherOutlets: 1, firstAt: now, coverage: null }
  const teaser = { ...story, headlines: [{ ...link, title: 'Another headline' }] }
  for (const block of [
    <NewsListBlock key="list" links={[link]} thumbnailsFor="" now={now} />,
    <NewsCardGrid key="card" link={link} now={now} mode="compact" />,
    <TeaserHeadlines key="teaser" {...teaser} />,
  ])
    expect(draw(block)).toMatch(/<(b|span) lang="ur" dir="rtl">روزنامہ سحر<\/\1>/)
})

test('markup in a title is escaped', () => {
  const html = draw(<ArticleLink link={shownLink({ title: '<img src=x onerror=alert(1)>' })} />)
  expect(html).toContain('&lt;img src=x')
})

const at = new Date('2026-01-01T06:30:00Z')
const correction = { id: 'c1', text: 'Nine, <b>not</b> eight.', atMs: at.getTime() }
const link = shownLink({ correction })
const hoursLater = (hours: number) => new Date(at.getTime() + hours * 3_600_000)

test('beside a large headline a correction is shown in full as text, for two days', () => {
  for (const card of [
    (now: Date) => <NewsCardLarge link={link} now={now} />,
    (now: Date) => <NewsCardGrid link={link} now={now} mode="full" />,
  ]) {
    expect(draw(card(hoursLater(47.9)))).toContain('Nine, &lt;b&gt;not&lt;/b&gt; eight.')
    expect(draw(card(hoursLater(48)))).not.toContain('Nine')
  }
})

test('in a dense list a mark links to it, for the same time', () => {
  for (const list of [
    (now: Date) => <NewsListBlock links={[link]} thumbnailsFor="" now={now} />,
    (now: Date) => <NewsCardGrid link={link} now={now} mode="compact" />,
  ]) {
    const html = draw(list(hoursLater(1)))
    expect(html).toContain('href="/corrections#correction-c1">corrected</a>')
    expect(html).not.toContain('Nine')
    expect(draw(list(hoursLater(48)))).not.toContain('corrected')
  }
})

test('without a correction nothing is drawn', () => {
  expect(draw(<CorrectionNote correction={null} now={at} />)).toBe('')
  expect(draw(<CorrectedMark correction={undefined} now={at} />)).toBe('')
})

function drawGrid(pictures: string[]) {
  const links = pictures.map((picture, n) => shownLink({ id: `link-${n}`, picture }))
  return draw(<NewsGrid links={links} now={now} />)
}

test('a grid opens with three links in full and lists the others by headline, in the given order', () => {
  const html = drawGrid(['/images/a', '', '/images/b', '/images/c', ''])
  expect(html.match(/<article/g)).toHaveLength(5)
  expect(html.match(/Two days before/g)).toHaveLength(3)
  expect(html.match(/<img/g)).toHaveLength(2)
})

test.each([
  [['/images/a', '', ''], 'grid opens-with-picture'],
  [['', '/images/a', '/images/b'], 'grid'],
  [[''], 'grid'],
])('a grid with the pictures %j has the class %j', (pictures, className) => {
  expect(drawGrid(pictures)).toContain(`<div class="${className}">`)
})

test('a picture reserves its space, sends no referrer, and loads lazily', () => {
  const html = draw(<NewsPicture link={shownLink()} />)
  const path = '/images/0123456789abcdef0123456789abcdef-signature'
  expect(html).toContain(`src="${path}/640.webp" srcSet="${path}/320.webp 320w, ${path}/640.webp 640w"`)
  expect(html).toContain('width="640" height="360"')
  expect(html).toContain('loading="lazy"')
  expect(html).toContain('decoding="async"')
  expect(html).toContain('alt=""')
})

test("the lead's picture loads with high priority", () => {
  const html = draw(<NewsPicture link={shownLink()} place="lead" />)
  expect(html).toContain('loading="eager"')
  expect(html).toContain('fetchPriority="high"')
})

test('only large places offer the widest file', () => {
  const path = '/images/0123456789abcdef0123456789abcdef-signature'
  const lead = draw(<NewsPicture link={shownLink()} place="lead" />)
  expect(lead).toContain(`${path}/640.webp 640w, ${path}/960.webp 960w" sizes="(min-width: 100rem) 48rem`)
  for (const place of ['card', 'thumbnail'] as const)
    expect(draw(<NewsPicture link={shownLink()} place={place} />)).not.toContain('960')
})

test("the plate has the source's name, shown if the picture never loads", () => {
  expect(draw(<NewsPicture link={shownLink()} />)).toContain('data-source="The Outlet"')
})

test('a drawing from the build has one size', () => {
  const html = draw(<NewsPicture link={shownLink({ picture: '/samples/reef.svg' })} />)
  expect(html).toContain('src="/samples/reef.svg"')
  expect(html).not.toContain('srcSet')
})

test('without a picture there is no plate at all', () => {
  expect(draw(<NewsPicture link={shownLink({ picture: '' })} />)).toBe('')
})
