import { cleanTitle } from '../../text/clean-title.ts'
import { cleanHeading, findHeadline } from './article-headline.ts'
import { findOutletNames, type OutletNames } from './article-outlet-names.ts'
import {
  type ArticlePage,
  type Found,
  firstFound,
  foundIn,
  jsonLdValues,
  metaValues,
} from './article-page.ts'
import { isLongPart, lettersOf } from './compare-titles.ts'

const metaKeys = [
  'sailthru.title',
  'parsely-title',
  'dc.title',
  'dcterms.title',
  'cxenseparse:title',
  'headline',
  'title',
]

/**
 * The headline without the outlet's name: the one that the page prints, else what it tells other sites. A title that
 * names only the site is passed over.
 */
export function findArticleTitle(page: ArticlePage): Found<string> | null {
  const { scan } = page
  const names = findOutletNames(page)
  const headline = findHeadline(page, names)
  if (headline) return headline
  const headings = scan.headings.filter(({ region }) => region !== 'beside')
  const headlines = scan.marked.filter(
    ({ attributes, text }) =>
      attributes.get('itemprop')?.toLowerCase() === 'headline' && isNamedIn(text, scan.title),
  )
  const headingTexts = headings.map(({ text }) => text)
  // "Outlet » Headline": what both say is the headline.
  const headingsInTitle = headingTexts.filter(text => isLongPart(lettersOf(text), lettersOf(scan.title)))
  const candidates = [
    ...foundIn('open-graph', metaValues(page, ['og:title'])),
    ...foundIn('json-ld', jsonLdValues(page, { name: 'headline', leastRank: 2 })),
    ...foundIn('twitter-card', metaValues(page, ['twitter:title'])),
    ...foundIn('meta', metaValues(page, metaKeys)),
    ...foundIn(
      'microdata',
      headlines.map(({ text }) => text),
    ),
    ...foundIn('heading', headingsInTitle),
    ...foundIn('title-element', [withoutLeadingName(scan.title, names), scan.title]),
    ...foundIn('heading', headingTexts),
  ]
  return (
    firstFound(candidates, text => titleOf(text, names)) ??
    firstFound(candidates, text => cleanTitle(text, names.all))
  )
}

// "Outlet: Headline", as Blogger writes it.
function withoutLeadingName(title: string, { all }: OutletNames): string {
  const [, lead = '', rest = ''] =
    /^\s{0,20}([^:|»–—]{2,60}?)\s?(?::|\||»|–|—|(?<=\s)-)\s(.{12,})$/s.exec(title) ?? []
  const plain = lettersOf(lead)
  return plain.length >= 3 && all.some(name => lettersOf(name.split('.')[0] ?? '') === plain) ? rest : title
}

function titleOf(text: string, { all, isSiteName }: OutletNames): string | null {
  const title = cleanHeading(text, all)
  return isSiteName(title) || isPlaceholder.test(title) ? null : title
}

/** Left by a template, or the name of a page and not of an article. */
const isPlaceholder = /^(?:\{\{|\$\{|\[%|#\{)|^(?:home|homepage|untitled|index|undefined|null)$/i

/** Lists of teasers mark their headlines, too, and sections their names: the page's own is also in its title. */
function isNamedIn(headline: string, pageTitle: string): boolean {
  const title = pageTitle.toLowerCase()
  const words = headline.toLowerCase().match(/[\p{L}\p{M}\p{N}]{4,}/gu) ?? []
  // Scripts without spaces make one word of a clause.
  return title.trim() === '' || words.some(word => title.includes(word.slice(0, 12)))
}
