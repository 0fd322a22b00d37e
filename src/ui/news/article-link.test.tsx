import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { shownLink } from '../../../test/support/shown-link.ts'
import { ArticleLink } from './article-link.tsx'

test('an article opens a new tab, without a hold on ours, and says so', () => {
  expect(renderToStaticMarkup(<ArticleLink link={shownLink()} />)).toBe(
    '<a href="https://outlet.example/monsoon" target="_blank" rel="noopener" aria-describedby="new-tab">Monsoon arrives early</a>',
  )
})

test('a headline of another language says which, and which way it runs', () => {
  const hindi = renderToStaticMarkup(<ArticleLink link={shownLink({ title: 'मानसून', language: 'hi' })} />)
  expect(hindi).toContain('lang="hi">मानसून')
  const urdu = renderToStaticMarkup(<ArticleLink link={shownLink({ title: 'مانسون' })} />)
  expect(urdu).toContain('lang="ur" dir="rtl"')
})

test('the text of the link can be another than the title', () => {
  const html = renderToStaticMarkup(<ArticleLink link={shownLink()}>Read full article</ArticleLink>)
  expect(html).toContain('>Read full article</a>')
})

test('markup in a title is text', () => {
  const html = renderToStaticMarkup(
    <ArticleLink link={shownLink({ title: '<img src=x onerror=alert(1)>' })} />,
  )
  expect(html).toContain('&lt;img src=x')
})
