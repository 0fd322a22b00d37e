import { cleanDescription } from '../../text/clean-description.ts'
import { type ArticlePage, as, type Found, firstFound, jsonLdValues, metaValues } from './article-page.ts'

const metaKeys = [
  'description',
  'dc.description',
  'dcterms.description',
  'sailthru.description',
  'abstract',
  'excerpt',
]

export function findArticleDescription(page: ArticlePage, title: string): Found<string> | null {
  const candidates = [
    ...as('open-graph', metaValues(page, ['og:description'])),
    ...as('meta', metaValues(page, ['description'])),
    ...as('json-ld', jsonLdValues(page, { name: 'description', leastRank: 2 })),
    ...as('twitter-card', metaValues(page, ['twitter:description'])),
    ...as('meta', metaValues(page, metaKeys)),
  ]
  return firstFound(candidates, text => cleanDescription(text, title))
}
