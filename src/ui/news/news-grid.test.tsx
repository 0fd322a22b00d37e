import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { shownLink } from '../../../test/support/shown-link.ts'
import { NewsGrid } from './news-grid.tsx'

const now = new Date('2026-01-02T06:30:00Z')

function draw(pictures: string[]) {
  const links = pictures.map((picture, n) => shownLink({ id: `link-${n}`, picture }))
  return renderToStaticMarkup(<NewsGrid links={links} now={now} />)
}

test('a grid opens with three links in full and lists the others by headline, in the given order', () => {
  const html = draw(['/images/a', '', '/images/b', '/images/c', ''])
  expect(html.match(/<article/g)).toHaveLength(5)
  expect(html.match(/Two days before/g)).toHaveLength(3)
  expect(html.match(/<img/g)).toHaveLength(2)
})

test.each([
  [['/images/a', '', ''], 'grid opens-with-picture'],
  [['', '/images/a', '/images/b'], 'grid'],
  [[''], 'grid'],
])('a grid with the pictures %j has the class %j', (pictures, className) => {
  expect(draw(pictures)).toContain(`<div class="${className}">`)
})
