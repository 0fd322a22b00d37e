import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { shownLink } from '../../../test/support/shown-link.ts'
import { ArticleLink } from './article-link.tsx'

test('an article opens in a new tab with noopener, and says so', () => {
  expect(renderToStaticMarkup(<ArticleLink link={shownLink()} />)).toBe(
    '<a href="https://outlet.example/monsoon" target="_blank" rel="noopener" aria-describedby="new-tab">Monsoon arrives early</a>',
  )
})

test('a headline in another language has its lang and its direction', () => {
  const hindi = renderToStaticMarkup(<ArticleLink link={shownLink({ title: 'मानसून', language: 'hi' })} />)
  expect(hindi).toContain('lang="hi">मानसून')
  const urdu = renderToStaticMarkup(<ArticleLink link={shownLink({ title: 'مانسون' })} />)
  expect(urdu).toContain('lang="ur" dir="rtl"')
})

test('the link text can differ from the title', () => {
  const html = renderToStaticMarkup(<ArticleLink link={shownLink()}>Read full article</ArticleLink>)
  expect(html).toContain('>Read full article</a>')
})

test('markup in a title is escaped', () => {
  const html = renderToStaticMarkup(
    <ArticleLink link={shownLink({ title: '<img src=x onerror=alert(1)>' })} />,
  )
  expect(html).toContain('&lt;img src=x')
})
