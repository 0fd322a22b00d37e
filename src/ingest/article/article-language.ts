import { detectLanguage } from '../../text/detect-language.ts'
import { type ArticlePage, type Found, firstFound, foundIn, inJsonLd, inMeta } from './article-page.ts'

/** BCP 47 tag: the declared language if the script of the headline allows it, otherwise the one that the script implies. */
export function findArticleLanguage(
  page: ArticlePage,
  { text, header }: { text: string; header: string | null },
): Found<string> | null {
  const candidates = [
    ...foundIn('html-element', [page.scan.htmlLanguage]),
    ...inJsonLd(page, { name: 'inLanguage', keys: ['alternateName', 'name'], leastRank: 2 }),
    ...inMeta(page, 'open-graph', ['og:locale']),
    ...inMeta(page, 'meta', 'content-language dc.language dcterms.language language inlanguage'.split(' ')),
    ...foundIn('http-header', [header ?? '']),
  ]
  const declared = firstFound(candidates, tag => detectLanguage('', tag))
  const language = detectLanguage(text, declared?.value ?? null)
  if (language === null) return null
  return declared?.value === language ? declared : { value: language, from: 'script-of-letters' }
}
