import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { shownLink } from '../../../test/support/shown-link.ts'
import { NewsPicture } from './news-picture.tsx'

test('a picture reserves its space, sends no referrer, and loads lazily', () => {
  const html = renderToStaticMarkup(<NewsPicture link={shownLink()} />)
  const path = '/images/0123456789abcdef0123456789abcdef-signature'
  expect(html).toContain(`src="${path}/640.webp" srcSet="${path}/320.webp 320w, ${path}/640.webp 640w"`)
  expect(html).toContain('width="640" height="360"')
  expect(html).toContain('loading="lazy"')
  expect(html).toContain('decoding="async"')
  expect(html).toContain('alt=""')
})

test("the lead's picture loads with high priority", () => {
  const html = renderToStaticMarkup(<NewsPicture link={shownLink()} place="lead" />)
  expect(html).toContain('loading="eager"')
  expect(html).toContain('fetchPriority="high"')
})

test('only large places offer the widest file', () => {
  const path = '/images/0123456789abcdef0123456789abcdef-signature'
  const lead = renderToStaticMarkup(<NewsPicture link={shownLink()} place="lead" />)
  expect(lead).toContain(`${path}/640.webp 640w, ${path}/960.webp 960w" sizes="(min-width: 100rem) 48rem`)
  for (const place of ['card', 'thumbnail'] as const)
    expect(renderToStaticMarkup(<NewsPicture link={shownLink()} place={place} />)).not.toContain('960')
})

test("the plate has the source's name, shown if the picture never loads", () => {
  expect(renderToStaticMarkup(<NewsPicture link={shownLink()} />)).toContain('data-source="The Outlet"')
})

test('a drawing from the build has one size', () => {
  const html = renderToStaticMarkup(<NewsPicture link={shownLink({ picture: '/samples/reef.svg' })} />)
  expect(html).toContain('src="/samples/reef.svg"')
  expect(html).not.toContain('srcSet')
})

test('without a picture there is no plate at all', () => {
  expect(renderToStaticMarkup(<NewsPicture link={shownLink({ picture: '' })} />)).toBe('')
})
