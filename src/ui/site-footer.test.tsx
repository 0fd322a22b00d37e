import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SiteFooter } from './site-footer.tsx'

const settings = {
  siteName: 'Chowk',
  tagline: 'Trusted',
  siteDescription: '',
  tipsEnabled: false,
  hasRatings: false,
}
const now = new Date('2026-01-02T06:30:00Z')

function draw(categories: { name: string; slug: string }[]) {
  return renderToStaticMarkup(<SiteFooter settings={settings} categories={categories} path="/" now={now} />)
}

test('the footer leads to every category', () => {
  const html = draw([{ name: 'World', slug: 'world' }])
  expect(html).toContain('<h2>Categories</h2>')
  expect(html).toContain('href="/category/world"')
})

test('a site without categories has no heading over nothing', () => {
  const html = draw([])
  expect(html).not.toContain('Categories')
  expect(html).toContain('<h2>Site</h2>')
})
