import { cleanDescription } from '../../text/clean-description.ts'
import {
  type ArticlePage,
  type Found,
  firstFound,
  foundIn,
  jsonLdValues,
  metaValues,
} from './article-page.ts'

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
    ...foundIn('open-graph', metaValues(page, ['og:description'])),
    ...foundIn('meta', metaValues(page, ['description'])),
    ...foundIn('json-ld', jsonLdValues(page, { name: 'description', leastRank: 2 })),
    ...foundIn('twitter-card', metaValues(page, ['twitter:description'])),
    ...foundIn('meta', metaValues(page, metaKeys)),
  ]
  return firstFound(candidates, text => cleanDescription(text, title))
}
