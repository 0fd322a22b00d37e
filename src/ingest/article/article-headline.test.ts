import { expect, test } from 'vitest'
import { readHtml } from '../../../test/support/read-html.ts'

const whole = 'Canal reopens after forty years'
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
  const page = `${head}<h1>${whole}</h1>`
  expect(titleOf(page)).toEqual({ value: whole, from: 'heading' })
})

test.each([
  ['a section', 'Opinion'],
  ['something else', 'Our newsletter for the weekend'],
  ['a part that is too short', 'Canal'],
  ['left by a template', '{{ headline }}'],
])('og:title wins when the heading is %s', (_case, heading) => {
  const page = `${og(whole)}<h1>${heading}</h1>`
  expect(titleOf(page)).toEqual({ value: whole, from: 'open-graph' })
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
    whole,
  )
})

test('a heading beside the article counts if it is repeated elsewhere', () => {
  const page = `${og('Boats return')}<title>Canal reopens after forty years</title><aside>`
  expect(titleOf(`${page}<h1>${whole}</h1>`)?.value).toBe(whole)
  expect(titleOf(`${page}<h1>Canal reopens after five years</h1>`)?.value).toBe('Boats return')
})

test.each([
  '<h1><span>Politics</span> Canal reopens after forty years</h1>',
  '<h1>Canal reopens after forty years <small>Boats are back</small></h1>',
  '<h1>Canal reopens after for…</h1>',
  '<h1>CANAL REOPENS AFTER FORTY YEARS</h1>',
  '<h1>Canal <b>re</b>opens after forty years</h1>',
])('%s gives the headline without the rest of the element', heading => {
  expect(titleOf(og(whole) + heading)?.value).toBe(whole)
})

test('two parts joined by a colon are one headline', () => {
  const page = `${og(whole)}<h1>Boats are back: Canal reopens after forty years</h1>`
  expect(titleOf(page)?.value).toBe('Boats are back: Canal reopens after forty years')
})

test('a permalink sign is not part of a heading', () => {
  expect(titleOf('<h1>Canal reopens after forty years <a href="#c">¶</a></h1>')?.value).toBe(whole)
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

test('without a confirmed heading, the only sentence in a heading is the headline if no other title is printed', () => {
  const head = `${og('13 reasons why a reopened canal makes everybody happy')}<title>The Gazette</title>`
  const heading = '<h1>Forty years later, boats on the canal</h1>'
  expect(titleOf(head + heading)?.value).toBe('Forty years later, boats on the canal')
  const printed = '<h2>13 reasons why a reopened canal makes everybody happy</h2>'
  const whole = '13 reasons why a reopened canal makes everybody happy'
  for (const other of [
    heading + printed,
    `${heading}<h1>More</h1>`,
    '<h1>The daily of the whole valley</h1>',
    '<h1>Canal news</h1>',
  ])
    expect(titleOf(head + other)?.value).toBe(whole)
})

test.each([
  ['<span class="kicker">Boats</span> <span>The canal reopens after forty years</span>'],
  ['<div class="kicker"> <a href="/boats">Boats</a></div> <span>The canal reopens after forty years</span>'],
  ['<small class="article__dachzeile">Boats</small>The canal reopens after forty years'],
  ['<a class="category-label" href="/boats">Boats</a> <b>The canal reopens</b> after forty years'],
])('a kicker in an element of its own is not part of the headline: %s', heading => {
  const head = `${og('Boats - The canal reopens after forty years')}<title>Ships - The canal reopens after forty years | Mag</title>`
  expect(titleOf(`${head}<h1>${heading}</h1>`)?.value).toBe('The canal reopens after forty years')
})

test('a long text or the heading’s own class is no kicker', () => {
  const whole = 'The canal reopens after forty years'
  const headings = [
    `<h1><span class="section-headline">${whole}</span> <small>Boats are back again</small></h1>`,
    `<h1 class="section-label">${whole} <small>Boats are back again, says the lock keeper</small></h1>`,
  ]
  for (const heading of headings) expect(titleOf(og(whole) + heading)?.value).toBe(whole)
})

test('a part that continues in the same element belongs to the headline', () => {
  const page =
    '<title>Can boats hear the lock / the keeper?</title><h1>Can boats hear the lock / the keeper?</h1>'
  expect(titleOf(`${og('Can boats hear the lock')}${page}`)?.value).toBe(
    'Can boats hear the lock / the keeper?',
  )
})

test('a title that is cut off never replaces a whole heading', () => {
  const heading = '<h1>Canal reopens after forty years and the boats return home</h1>'
  const whole = 'Canal reopens after forty years and the boats return home'
  expect(titleOf(jsonLd('Canal reopens after forty years and…') + heading)?.value).toBe(whole)
  expect(titleOf(og('Canal reopens after forty years and...') + heading)?.value).toBe(whole)
  expect(titleOf(`${og(whole)}${jsonLd('Canal reopens after forty…')}`)?.value).toBe(whole)
})

test.each([
  ['Diary of boats &raquo; Blog Archiv &raquo; Canal reopens after years', 'Canal reopens after years'],
  ['河上老磨坊四十年后重新转动_文化', '河上老磨坊四十年后重新转动'],
  ['河上老磨坊四十年后重新转动-河边网', '河上老磨坊四十年后重新转动'],
  ['川の水車が四十年ぶりに回る:開発日誌', '川の水車が四十年ぶりに回る'],
  ['नदी की पुरानी चक्की फिर चली | राज्य', 'नदी की पुरानी चक्की फिर चली'],
])('of the title "%s", the part that the page prints is the headline', (title, headline) => {
  const page = `<h1><a href="/">Diary</a></h1><h2>${headline}</h2>`
  expect(titleOf(`<title>${title}</title>${page}`)?.value).toBe(headline)
  expect(titleOf(og(title) + page)?.value).toBe(headline)
})

test.each([
  ['https://www.harbour.example/a', 'Harbour'],
  ['https://news.harbour.example/a', 'Harbour News'],
  ['https://archive.example/harbour/a', 'Harbour'],
])('at %s, the heading "%s" is the site’s name', (url, name) => {
  const own = '<link rel="canonical nofollow" href="https://www.harbour.example/a">'
  const page = `${own}${og('Canal reopens after years')}<title>${name}</title><h1>${name}</h1>`
  expect(titleOf(page, url)?.value).toBe('Canal reopens after years')
})
