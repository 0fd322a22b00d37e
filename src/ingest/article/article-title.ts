import { cleanTitle, isPlaceholder } from '../../text/clean-title.ts'
import { cleanHeading, findHeadline } from './article-headline.ts'
import { findOutletNames, type OutletNames } from './article-outlet.ts'
import { type ArticlePage, type FieldValue, firstFound, foundIn, inJsonLd, inMeta } from './article-page.ts'
import { isLongPart, lettersOf, titleElement } from './compare-titles.ts'

const metaKeys = `sailthru.title parsely-title dc.title dcterms.title cxenseparse:title headline
  title`.split(/\s+/)

/** The headline without the outlet's name: as printed, else from the metadata. A title that is only the site's name comes last. */
export function findArticleTitle(page: ArticlePage): FieldValue<string> | null {
  const { scan } = page
  const title = titleElement(page)
  const names = findOutletNames(page)
  const headline = findHeadline(page, names)
  if (headline && !isPlaceholder(headline.value)) return headline
  const headings = scan.headings.filter(({ region }) => region !== 'beside')
  const headlines = scan.marked.filter(
    ({ attributes, text }) =>
      attributes.get('itemprop')?.toLowerCase() === 'headline' && isNamedIn(text, scan.title),
  )
  const headingTexts = headings.map(({ text }) => text)
  // "Outlet » Headline": a heading that the title contains is the headline.
  const headingsInTitle = headingTexts.filter(text => isLongPart(lettersOf(text), lettersOf(scan.title)))
  const candidates = [
    ...inMeta(page, 'open-graph', ['og:title']),
    ...inJsonLd(page, { name: 'headline', leastRank: 2 }),
    ...inMeta(page, 'twitter-card', ['twitter:title']),
    ...inMeta(page, 'meta', metaKeys),
    ...foundIn(
      'microdata',
      headlines.map(({ text }) => text),
    ),
    ...foundIn('heading', headingsInTitle),
    ...foundIn('title-element', [withoutLeadingName(title, names), title]),
    ...foundIn('heading', headingTexts),
  ]
  return (
    firstFound(candidates, text => titleOf(text, names)) ??
    firstFound(candidates, text => writtenTitle(text, names))
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
  return isSiteName(title) || isPlaceholder(title) ? null : title
}

function writtenTitle(text: string, { all }: OutletNames): string | null {
  const title = cleanTitle(text, all)
  return isPlaceholder(title) ? null : title
}

/** Teaser lists and sections also mark their headlines; the article's own is also in the page's title. */
function isNamedIn(headline: string, pageTitle: string): boolean {
  const title = pageTitle.toLowerCase()
  const words = headline.toLowerCase().match(/[\p{L}\p{M}\p{N}]{4,}/gu) ?? []
  // In scripts without spaces, a clause is a single match.
  return title.trim() === '' || words.some(word => title.includes(word.slice(0, 12)))
}
