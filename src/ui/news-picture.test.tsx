import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { shownLink } from '../../test/support/shown-link.ts'
import { NewsPicture } from './news-picture.tsx'

test('a picture keeps its place, tells nobody where the reader is, and waits until it is near', () => {
  const html = renderToStaticMarkup(<NewsPicture link={shownLink()} />)
  expect(html).toContain('src="https://img.example/rain.jpg"')
  expect(html).toContain('width="640" height="360"')
  expect(html).toContain('referrerPolicy="no-referrer"')
  expect(html).toContain('loading="lazy"')
  expect(html).toContain('decoding="async"')
  expect(html).toContain('alt=""')
})

test('the picture of the lead comes first', () => {
  const html = renderToStaticMarkup(<NewsPicture link={shownLink()} priority="lead" />)
  expect(html).toContain('loading="eager"')
  expect(html).toContain('fetchPriority="high"')
})

test('the plate knows the source, to show it where the picture never comes', () => {
  expect(renderToStaticMarkup(<NewsPicture link={shownLink()} />)).toContain('data-source="The Outlet"')
})

test('without a usable address there is no plate at all', () => {
  expect(renderToStaticMarkup(<NewsPicture link={shownLink({ imageUrl: '' })} />)).toBe('')
  expect(renderToStaticMarkup(<NewsPicture link={shownLink({ imageUrl: 'javascript:alert(1)' })} />)).toBe('')
})
