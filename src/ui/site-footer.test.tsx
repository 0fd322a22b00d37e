import { expect, test } from 'vitest'
import { draw } from '../../test/support/draw.tsx'
import { LanguageContext } from './language/language-context.ts'
import { SiteFooter } from './site-footer.tsx'

const offersNothing = {
  tipsEnabled: false,
  hasRatings: false,
  hasNewsletter: false,
  hasCorrections: false,
  editorialLogEnabled: false,
  offlineEnabled: false,
}
const settings = { siteName: 'Chowk', tagline: 'Trusted', siteDescription: '', ...offersNothing }
const now = new Date('2026-01-02T06:30:00Z')

function drawFooter(categories: { name: string; slug: string }[], offers = offersNothing) {
  const { hasNewsletter } = offers
  const given = { settings: { ...settings, ...offers }, hasNewsletter, categories, path: '/', now }
  return draw(<SiteFooter {...given} />)
}

test('the tagline is a sentence of its own, in Hindi with a danda', () => {
  const given = {
    settings: { ...settings, tagline: 'भरोसा', siteDescription: 'हर पक्ष।' },
    hasNewsletter: false,
    categories: [],
    path: '/',
    now,
  }
  const html = draw(
    <LanguageContext value="hi">
      <SiteFooter {...given} />
    </LanguageContext>,
  )
  expect(html).toContain('<p>भरोसा। हर पक्ष।</p>')
  expect(drawFooter([])).toContain('<p>Trusted</p>')
})

test('the footer links to every category', () => {
  const html = drawFooter([{ name: 'World', slug: 'world' }])
  expect(html).toContain('<h2>Categories</h2>')
  expect(html).toContain('href="/category/world"')
})

test('without categories the footer has no heading for them', () => {
  const html = drawFooter([])
  expect(html).not.toContain('Categories')
  expect(html).toContain('<h2>Site</h2>')
})

test('the footer links only to pages that the site offers', () => {
  expect(drawFooter([])).not.toMatch(/"\/(tip|newsletter|corrections|editorial-log)"/)
  const html = drawFooter([], {
    ...offersNothing,
    hasNewsletter: true,
    tipsEnabled: true,
    hasCorrections: true,
    editorialLogEnabled: true,
  })
  for (const href of ['/tip', '/newsletter', '/corrections', '/editorial-log'])
    expect(html).toContain(`href="${href}"`)
})
