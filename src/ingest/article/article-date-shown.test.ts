import { expect, test } from 'vitest'
import { readHtml } from '../../../test/support/read-html.ts'

const title = '<meta property="og:title" content="The ferry runs again at last">'
const heading = '<h1>The ferry runs again at last</h1>'
const published = (html: string) => readHtml(title + html).publishedAt
const day = (html: string) => published(html)?.value.toISOString().slice(0, 10) ?? null

test.each([
  [`${heading}<time datetime="2026-01-08T10:00:00+05:30">Thursday</time>`, 'time-element'],
  [`${heading}<span class="post-date">8 January 2026</span>`, 'text'],
  [`${heading}<p>Published on 8 January 2026, 10:30 IST</p>`, 'text'],
  [`${heading}<span class="byline" data-date="2026-01-08">By Asha Devi</span>`, 'text'],
  [`${heading}<p>Mandvi, 8 January 2026: the ferry has begun to run again, says the harbour.</p>`, 'text'],
])('a date is found in %s', (html, from) => {
  expect(published(html)?.from).toBe(from)
  expect(day(html)).toBe('2026-01-08')
})

test('the date nearest below the headline counts, not one of another article above or a comment below', () => {
  const html = `<p class="date">3 January 2026</p><p>A neighbour’s headline</p>${heading}
    <p class="date">8 January 2026</p><p>It runs.</p><p class="date">9 January 2026</p>`
  expect(day(html)).toBe('2026-01-08')
})

test.each(['aside', 'footer', 'nav'])('a date in the %s is not the article’s', name => {
  expect(day(`${heading}<${name}><time datetime="2026-01-08">x</time></${name}>`)).toBeNull()
})

test('a future day is an event’s', () => {
  expect(day(`${heading}<span class="date">20 January 2026</span>`)).toBeNull()
  expect(
    day(`${heading}<span class="date">20 January 2026</span><span class="date">8 January 2026</span>`),
  ).toBe('2026-01-08')
})

test('"member since" is not a date of the article', () => {
  expect(day(`${heading}<span class="date">Joined 8 January 2020</span>`)).toBeNull()
  expect(day(`${heading}<p>Member since</p><p>8 January 2020</p>`)).toBeNull()
})

test('an age just below the headline counts back from now', () => {
  expect(published(`${heading}<p>3 hours ago</p>`)?.value).toEqual(new Date('2026-01-10T09:00:00Z'))
  expect(published(`<p>3 hours ago</p>${heading}<p>Words</p>`)).toBeNull()
})

test('a time element is preferred to the text around it, which lacks the zone', () => {
  const time = '<time datetime="2026-01-08T18:00:00Z">8 January 2026, 23:30</time>'
  expect(published(`${heading}<p class="date">${time}</p>`)).toMatchObject({
    value: new Date('2026-01-08T18:00:00Z'),
    from: 'time-element',
  })
})
