import { plainHostOf } from '../../address/plain-host.ts'
import { shownDomain } from '../../address/shown-domain.ts'
import { cleanText } from '../../text/clean-text.ts'
import { type ArticlePage, type FieldValue, firstFound, foundIn, inJsonLd, inMeta } from './article-page.ts'
import { lettersOf, weightOf } from './compare-titles.ts'

const metaKeys = `application-name apple-mobile-web-app-title publisher dc.publisher dcterms.publisher
  parsely-site cre source al:ios:app_name al:android:app_name twitter:app:name:iphone
  twitter:app:name:googleplay`.split(/\s+/)

/** A longer name is a slogan. */
const nameLengthMax = 60

/** A longer guess is a sentence, also in scripts without spaces. */
const guessWeightMax = 40

/** The outlet's name on the page, otherwise the host. */
export function findArticleSource(page: ArticlePage): FieldValue<string> {
  const named = firstFound(sourceCandidates(page), nameOf)
  return named ?? { value: shownDomain(plainHostOf(page.url)), from: 'address' }
}

/** All texts that may be the outlet's name, best first. */
export function sourceCandidates(page: ArticlePage): FieldValue<string>[] {
  const site = page.jsonLd.nodes.filter(
    ({ types }) => types.includes('WebSite') || types.some(type => /^(?:NewsMedia)?Organization$/.test(type)),
  )
  const siteNames = site
    .flatMap(({ fields }) => [fields.get('name')])
    .filter(name => typeof name === 'string')
  return [
    ...inJsonLd(page, { name: 'publisher', leastRank: 3 }),
    ...inMeta(page, 'open-graph', ['og:site_name']),
    ...inJsonLd(page, { name: 'publisher', keys: ['name', 'legalName'] }),
    ...inMeta(page, 'meta', metaKeys),
    ...foundIn('json-ld', siteNames),
    ...foundIn('title-element', namesInTitle(page)),
    ...foundIn('picture', logoNames(page)),
    ...foundIn('title-element', outerPartOfTitle(page)),
  ]
}

function nameOf(text: string): string | null {
  // "X (formerly Twitter)": the former name is dropped.
  const name = cleanText(text)
    .replace(/^@/, '')
    .replace(/\s?\((?:formerly|früher|ehemals|anciennement)\s[^)]{1,40}\)$/i, '')
  if (name === '' || name.length > nameLengthMax || /^(?:https?:|www\.)/i.test(name)) return null
  return /^(?:website|home|wordpress|undefined|null|default|blog|site)$/i.test(name) ? null : name
}

// The alternative text of a logo: "The Hindu", "The Hindu logo".
function logoNames({ scan }: ArticlePage): string[] {
  const signs = scan.pictures.filter(({ attributes }) =>
    /logo|brand/i.test(
      `${attributes.get('class')} ${attributes.get('id')} ${attributes.get('alt')} ${attributes.get('src')}`.slice(
        0,
        600,
      ),
    ),
  )
  return signs
    .flatMap(
      ({ attributes }) =>
        attributes
          .get('alt')
          ?.replace(/\b(?:the\s)?(?:site\s)?logo(?:\sof)?\b/gi, '')
          .trim() ?? [],
    )
    .filter(name => name.length > 2)
}

// "Headline | Outlet", where the host does not confirm the name: a short last part is nearly always the name, or a short
// first part if the headline follows it.
function outerPartOfTitle({ scan, title }: ArticlePage): string[] {
  const pageTitle = cleanText(scan.title)
  const parts = pageTitle.split(/\s[-–—|·•»]{1,2}\s|\|/u)
  const last = parts.at(-1)?.trim() ?? ''
  const isHeadlineLast = title !== '' && lettersOf(last) === lettersOf(title)
  const outer = isHeadlineLast ? (parts[0]?.trim() ?? '') : last
  // "The union meets – again" is one sentence.
  const isSentence = /\s[–—]\s\p{Ll}[^-–—|·•»]*$/u.test(pageTitle)
  const isShort = outer.split(' ').length <= 4 && weightOf(lettersOf(outer)) <= guessWeightMax
  return parts.length > 1 && isShort && outer.length > 2 && !isSentence ? [outer] : []
}

// "Headline | Outlet": the part that also occurs in the host.
function namesInTitle({ scan, url }: ArticlePage): string[] {
  const host = plainHostOf(url).replace(/[^a-z0-9]/g, '')
  const parts = cleanText(scan.title)
    .split(/\s[-–—|·•»:]{1,2}\s|\|/u)
    .toReversed()
  return parts.filter(part => {
    const letters = part
      .toLowerCase()
      .replace(/^\s?the\s/, '')
      .replace(/[^a-z0-9]/g, '')
    return (
      letters.length > 2 &&
      (host.includes(letters) || letters.includes(host.slice(0, Math.max(4, host.length - 3))))
    )
  })
}
