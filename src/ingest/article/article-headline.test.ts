import { expect, test } from 'vitest'
import { readHtml } from '../../../test/support/read-html.ts'

const og = (title: string) => `<meta property="og:title" content="${title}">`
const jsonLd = (headline: string) =>
  `<script type="application/ld+json">{"@type":"NewsArticle","headline":"${headline}"}</script>`
const titleOf = (html: string, url?: string) => readHtml(html, url).title

test.each([
  [
    'a title for networks',
    `${og('You will not believe this canal')}<title>Canal reopens after forty years</title>`,
  ],
  ['a title for searches', `${og('Canal reopens, boats back')}<title>Canal news: boats</title>`],
  ['the section behind it', `${og('Canal reopens after forty years — Weekend')}<title>x</title>`],
  ['a year that was added', `${og('Canal reopens after forty years (Published 2016)')}<title>x</title>`],
  [
    'the name of the section alone',
    `${og('Press releases')}<title>City: Canal reopens after forty years</title>`,
  ],
])('the heading wins when og:title is %s', (_case, head) => {
  const page = `${head}<h1>Canal reopens after forty years</h1>`
  expect(titleOf(page)).toEqual({ value: 'Canal reopens after forty years', from: 'heading' })
})

test.each([
  ['a section', 'Opinion'],
  ['something else', 'Our newsletter for the weekend'],
  ['a part that is too short', 'Canal'],
  ['left by a template', '{{ headline }}'],
])('og:title wins when the heading is %s', (_case, heading) => {
  const page = `${og('Canal reopens after forty years')}<h1>${heading}</h1>`
  expect(titleOf(page)).toEqual({ value: 'Canal reopens after forty years', from: 'open-graph' })
})

test('of several headings, the one that the page repeats is the headline', () => {
  const headings = '<h1>Boats and canals of the north</h1><h1>Canal reopens after forty years</h1>'
  expect(
    titleOf(`${og('Canal reopens: boats return')}<title>Canal reopens after forty years</title>${headings}`)
      ?.value,
  ).toBe('Canal reopens after forty years')
})

test('section headings that appear nowhere else are not headlines', () => {
  const headings = '<h1>Where canals reopen</h1><h1>When boats return</h1>'
  expect(titleOf(`${og('Canals reopen, boats return')}${headings}`)?.value).toBe(
    'Canals reopen, boats return',
  )
})

test('a heading that links to the home page is the site’s name', () => {
  const sign = '<h1><a href="/">Notes from a diary</a></h1>'
  expect(titleOf(`<title>Notes from a diary - Canal reopens after forty years</title>${sign}`)?.value).toBe(
    'Canal reopens after forty years',
  )
})

test('a heading beside the article counts if it is repeated elsewhere', () => {
  const page = `${og('Boats return')}<title>Canal reopens after forty years</title><aside>`
  expect(titleOf(`${page}<h1>Canal reopens after forty years</h1>`)?.value).toBe(
    'Canal reopens after forty years',
  )
  expect(titleOf(`${page}<h1>Canal reopens after five years</h1>`)?.value).toBe('Boats return')
})

test.each([
  '<h1><span>Politics</span> Canal reopens after forty years</h1>',
  '<h1>Canal reopens after forty years <small>Boats are back</small></h1>',
  '<h1>Canal reopens after for…</h1>',
  '<h1>CANAL REOPENS AFTER FORTY YEARS</h1>',
  '<h1>Canal <b>re</b>opens after forty years</h1>',
])('%s gives the headline without the rest of the element', heading => {
  expect(titleOf(og('Canal reopens after forty years') + heading)?.value).toBe(
    'Canal reopens after forty years',
  )
})

test('two parts joined by a colon are one headline', () => {
  const page = `${og('Canal reopens after forty years')}<h1>Boats are back: Canal reopens after forty years</h1>`
  expect(titleOf(page)?.value).toBe('Boats are back: Canal reopens after forty years')
})

test('a permalink sign is not part of a heading', () => {
  expect(titleOf('<h1>Canal reopens after forty years <a href="#c">¶</a></h1>')?.value).toBe(
    'Canal reopens after forty years',
  )
})

test('without a heading, JSON-LD gives the headline', () => {
  const page = og('Canal reopens and boats return')
  expect(titleOf(page + jsonLd('Canal reopens as boats return home'))?.from).toBe('json-ld')
  expect(titleOf(page + jsonLd('Waterway in the north'))?.value).toBe('Canal reopens and boats return')
  expect(titleOf(page + jsonLd('Canal reopens and'))?.value).toBe('Canal reopens and boats return')
})

test('of two different headlines, the one that the page repeats wins', () => {
  const head = `${og('Canal reopens after years')}${jsonLd('Canal reopens after years')}`
  expect(titleOf(`${head}<h1>After forty years the canal in the north reopens</h1>`)?.value).toBe(
    'Canal reopens after years',
  )
})

test('headings in scripts without spaces are compared letter by letter', () => {
  const page = `${og('運河四十年ぶり再開 : 社会')}<h1>運河四十年ぶり再開</h1>`
  expect(titleOf(page)?.value).toBe('運河四十年ぶり再開')
})

test('if the page also shows the longer end of its title, the heading is the site’s name', () => {
  const page =
    '<title>A diary of boats - Canal reopens after forty years of digging</title><h1>A diary of boats</h1>'
  expect(titleOf(`${page}<p>■ Canal reopens after forty years of digging</p>`)).toEqual({
    value: 'Canal reopens after forty years of digging',
    from: 'text',
  })
  expect(titleOf(page)?.value).toBe('A diary of boats')
})
