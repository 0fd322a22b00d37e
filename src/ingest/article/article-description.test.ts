import { expect, test } from 'vitest'
import { readHtml } from '../../../test/support/read-html.ts'

test('the description is the article’s, without filler phrases', () => {
  const description = (html: string) => readHtml(html).description
  expect(description('<meta name="description" content="It leaves at six. Read more">')?.value).toBe(
    'It leaves at six.',
  )
  expect(
    description(
      '<title>A headline of a story</title><meta property="og:description" content="A headline of a story">',
    ),
  ).toBeNull()
  expect(
    description(
      '<script type="application/ld+json">{"@type":"NewsArticle","description":"In short."}</script>',
    ),
  ).toEqual({
    value: 'In short.',
    from: 'json-ld',
  })
})
