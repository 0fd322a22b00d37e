import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { shownLink } from '../../test/support/shown-link.ts'
import { NewsGrid } from './news-grid.tsx'

const now = new Date('2026-01-02T06:30:00Z')

function draw(pictures: string[]) {
  const links = pictures.map((picture, n) => shownLink({ id: `link-${n}`, picture }))
  return renderToStaticMarkup(<NewsGrid links={links} now={now} />)
}

test('a grid shows each link in full, in the order given', () => {
  const html = draw(['/images/a', ''])
  expect(html.match(/<article/g)).toHaveLength(2)
  expect(html.match(/Two days before/g)).toHaveLength(2)
})

test.each([
  [['/images/a', '', ''], 'grid few'],
  [['', ''], 'grid few'],
  [['/images/a', ''], 'grid'],
  [['/images/a', '/images/b', ''], 'grid'],
])('a grid with the pictures %j is set as %j', (pictures, className) => {
  expect(draw(pictures)).toContain(`<div class="${className}">`)
})
