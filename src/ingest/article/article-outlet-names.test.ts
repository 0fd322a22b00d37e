import { expect, test } from 'vitest'
import { readHtml } from '../../../test/support/read-html.ts'

const titleOf = (html: string, url?: string) => readHtml(html, url).title?.value

test('a headline is kept even if it appears where a name may appear', () => {
  const misused = '<meta property="og:site_name" content="Old mill turns again">'
  const title = '<meta property="og:title" content="Old mill turns again"><title>News</title>'
  expect(titleOf(misused + title, 'https://outlet.example/news/old-mill-turns-again-77')).toBe(
    'Old mill turns again',
  )
  const headline =
    '<script type="application/ld+json">{"@type":"NewsArticle","headline":"Old mill turns again"}</script>'
  expect(titleOf(misused + title + headline)).toBe('Old mill turns again')
})

test('the last part of the title is not a name if the page says it is the headline', () => {
  const head = '<title>draft-04 - Remote storage</title><meta name="dc.title" content="Remote storage">'
  expect(titleOf(head)).toBe('Remote storage')
})

test('the end of a headline is not cut off when the title continues with a name', () => {
  const head = '<title>mill-wheel - How the wheel of the mill turns MILLPRESS</title>'
  const og = '<meta property="og:title" content="mill-wheel - How the wheel of the mill turns">'
  expect(titleOf(`${head}${og}<h1>mill-wheel - How the wheel of the mill turns</h1>`)).toBe(
    'mill-wheel - How the wheel of the mill turns',
  )
})

test('a name that matches the host or comes from a field is the site’s', () => {
  const page = '<title>Old mill turns again | Outlet</title><h1>Outlet</h1>'
  expect(titleOf(page)).toBe('Old mill turns again')
  const stated =
    '<meta property="og:site_name" content="Mill Press"><title>Old mill turns again | Mill Press</title>'
  expect(titleOf(`${stated}<h1>Mill Press</h1>`)).toBe('Old mill turns again')
})

test('when the title ends with the headline, its beginning is the outlet’s name', () => {
  const page = '<title>Notes of a miller - Old mill turns again</title><h1>Old mill turns again</h1>'
  expect(readHtml(page).source.value).toBe('Notes of a miller')
})
