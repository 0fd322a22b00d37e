import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AdPlace } from './ad-place.tsx'

const ads = { publisherId: 'pub-1234567890123456', header: true, sidebar: false, content: true, footer: true }

test('a place says what it is and whose', () => {
  const html = renderToStaticMarkup(<AdPlace ads={ads} slot="header" />)
  expect(html).toContain('<div class="ad ad-header"><p>Advertisement</p>')
  expect(html).toContain('data-ad-client="ca-pub-1234567890123456"')
})

test('without advertisements, or with this place turned off, nothing is drawn', () => {
  expect(renderToStaticMarkup(<AdPlace ads={null} slot="header" />)).toBe('')
  expect(renderToStaticMarkup(<AdPlace ads={ads} slot="sidebar" />)).toBe('')
})
