import { detectLanguage } from '../../text/detect-language.ts'
import {
  type ArticlePage,
  type Found,
  firstFound,
  foundIn,
  jsonLdValues,
  metaValues,
} from './article-page.ts'

/** BCP 47 tag: what the page declares where the script of its headline allows it, else what the script says. */
export function findArticleLanguage(
  page: ArticlePage,
  { text, header }: { text: string; header: string | null },
): Found<string> | null {
  const candidates = [
    ...foundIn('html-element', [page.scan.htmlLanguage]),
    ...foundIn(
      'json-ld',
      jsonLdValues(page, { name: 'inLanguage', keys: ['alternateName', 'name'], leastRank: 2 }),
    ),
    ...foundIn('open-graph', metaValues(page, ['og:locale'])),
    ...foundIn(
      'meta',
      metaValues(page, ['content-language', 'dc.language', 'dcterms.language', 'language', 'inlanguage']),
    ),
    ...foundIn('http-header', [header ?? '']),
  ]
  const declared = firstFound(candidates, tag => detectLanguage('', tag))
  const language = detectLanguage(text, declared?.value ?? null)
  if (language === null) return null
  return declared?.value === language ? declared : { value: language, from: 'script-of-letters' }
}
