import { expect, test } from 'vitest'
import { readHtml } from '../../../test/support/read-html.ts'

const title = '<meta property="og:title" content="The ferry runs again at last">'
const heading = '<h1>The ferry runs again at last</h1>'
const published = (html: string) => readHtml(title + html).publishedAt
const day = (html: string) => published(html)?.value.toISOString().slice(0, 10) ?? null

test.each(['aside', 'footer', 'nav'])('a date in the %s is not the article’s', name => {
  expect(day(`${heading}<${name}><time datetime="2026-01-08">x</time></${name}>`)).toBeNull()
})

test('a future day is an event’s', () => {
  expect(day(`${heading}<span class="date">20 January 2026</span>`)).toBeNull()
  expect(
    day(`${heading}<span class="date">12 January 2026</span><span class="date">8 January 2026</span>`),
  ).toBe('2026-01-08')
})

test('"member since" is not a date of the article', () => {
  expect(day(`${heading}<span class="date">Joined 8 January 2020</span>`)).toBeNull()
  expect(day(`${heading}<p>Member since</p><p>8 January 2020</p>`)).toBeNull()
})

test('an age just below the headline counts back from now', () => {
  expect(published(`${heading}<p>3 hours ago</p>`)?.value).toEqual(new Date('2026-01-10T09:00:00Z'))
  expect(published(`<p>3 hours ago</p>${heading}<p>Words</p>`)).toBeNull()
  expect(published(`${heading}${'<p>Words</p>'.repeat(500)}<p>3 hours ago</p>`)).toBeNull()
})

test('a time element is preferred to the text around it, which lacks the zone', () => {
  const time = '<time datetime="2026-01-08T18:00:00Z">8 January 2026, 23:30</time>'
  expect(published(`${heading}<p class="date">${time}</p>`)).toMatchObject({
    value: new Date('2026-01-08T18:00:00Z'),
    from: 'time-element',
  })
})

test.each([
  '<aside><dl><dt>Datum</dt><dd>08.01.2026</dd></dl></aside>',
  '<aside><span>Date:</span> <b>8 January 2026</b></aside>',
  '<p>प्रकाशित</p><p>8 जनवरी 2026</p>',
])('a date behind its label is the article’s, also beside the text: %s', html => {
  expect(day(heading + html)).toBe('2026-01-08')
})

test.each([
  'Dieser Artikel wurde am 8. Januar 2026 um 14:48 von',
  'This entry was posted on Thursday, January 8th, 2026 at 2:48 pm and is filed under',
  'Publié le 8 janvier 2026 par la rédaction du port et du canal',
])('the text "%s" outranks a comment’s day nearer to the headline', text => {
  expect(day(`${heading}<p>9.1.2026</p><p>Words</p><div>${text} <a>Anna</a></div>`)).toBe('2026-01-08')
})

test.each([
  '<p>09.01.2026 Kommentar von Gast</p>',
  '<p>Comment by Asha on 9 January 2026</p>',
  '<span class="comment-date">9 January 2026</span>',
])('a day of a comment is not the article’s: %s', html => {
  expect(day(heading + html)).toBeNull()
})

const begun = '<meta name="date" content="2026-01-03T12:00:00+05:30">'
const shown = '<time datetime="2026-01-08T08:00:00+05:30">8 January</time>'
const body = '<p>The ferry between the two harbours has begun to run again, says the port.</p>'

test('the day below the headline outranks that of a meta tag', () => {
  expect(day(begun + heading + shown + body)).toBe('2026-01-08')
})

test.each([
  [
    'it is that of the last change',
    `<meta property="article:modified_time" content="2026-01-08T09:00:00Z">${heading}${shown}${body}`,
  ],
  ['two days are shown', `${heading}${shown}<time datetime="2026-01-05">x</time>${body}`],
  ['it stands below the text', `${heading}${body}${shown}`],
])('the day of the meta tag stays if %s', (_case, html) => {
  expect(day(begun + html)).toBe('2026-01-03')
})
