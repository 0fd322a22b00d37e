import { cleanText } from '../clean/clean-text.ts'
import { cleanTitle } from '../clean/clean-title.ts'
import { type ArticlePage, as, type Found, firstFound, jsonLdValues, metaValues } from './article-page.ts'

const metaKeys = [
  'sailthru.title',
  'parsely-title',
  'dc.title',
  'dcterms.title',
  'cxenseparse:title',
  'headline',
  'title',
]

/** The headline without the outlet's name; a title that names only the site is passed over. */
export function findArticleTitle(page: ArticlePage): Found<string> | null {
  const { scan } = page
  const headings = scan.marked.filter(({ name, place }) => name === 'h1' && place !== 'beside')
  const headlines = scan.marked.filter(
    ({ attributes, text }) =>
      attributes.get('itemprop')?.toLowerCase() === 'headline' && isNamedIn(text, scan.title),
  )
  const headingTexts = headings.map(({ text }) => text)
  // "Outlet » Headline": what both say is the headline.
  const headingsInTitle = headingTexts.filter(text => isLongPart(plainOf(text), plainOf(scan.title)))
  const candidates = [
    ...as('open-graph', metaValues(page, ['og:title'])),
    ...as('json-ld', jsonLdValues(page, { name: 'headline', leastRank: 2 })),
    ...as('twitter-card', metaValues(page, ['twitter:title'])),
    ...as('meta', metaValues(page, metaKeys)),
    ...as(
      'microdata',
      headlines.map(({ text }) => text),
    ),
    ...as('heading', headingsInTitle),
    ...as('title-element', [withoutLeadingName(scan.title, page), scan.title]),
    ...as('heading', headingTexts),
  ]
  return (
    firstFound(candidates, text => titleOf(text, page)) ??
    firstFound(candidates, text => cleanTitle(text, page.names))
  )
}

// "Outlet: Headline", as Blogger writes it.
function withoutLeadingName(title: string, { names }: ArticlePage): string {
  const [, lead = '', rest = ''] = /^\s{0,20}([^:|»–—]{2,60}?)\s?(?::|\||»|–|—)\s(.{12,})$/s.exec(title) ?? []
  const plain = plainOf(lead)
  return plain.length >= 3 && names.some(name => plainOf(name.split('.')[0] ?? '') === plain) ? rest : title
}

function titleOf(text: string, { names, url }: ArticlePage): string | null {
  const title = cleanTitle(text, names)
  const plain = plainOf(title)
  const isSiteName = url.pathname.length > 1 && names.some(name => plainOf(cleanText(name)) === plain)
  return isSiteName || /^(?:\{\{|\$\{|\[%|#\{)|^(?:home|homepage|untitled|index|undefined|null)$/i.test(title)
    ? null
    : title
}

/** Lists of teasers mark their headlines, too, and sections their names: the page's own is also in its title. */
function isNamedIn(headline: string, pageTitle: string): boolean {
  const title = pageTitle.toLowerCase()
  const words = headline.toLowerCase().match(/[\p{L}\p{M}\p{N}]{4,}/gu) ?? []
  // Scripts without spaces make one word of a clause.
  return title.trim() === '' || words.some(word => title.includes(word.slice(0, 12)))
}

function isLongPart(part: string, whole: string): boolean {
  return part.length >= 12 && part.length < whole.length && whole.includes(part)
}

function plainOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}
