import { shownDomain } from '../../address/shown-domain.ts'
import { plainHostOf } from '../../address/site-of.ts'
import { resolveLink } from '../../address/web-base.ts'
import { cleanText } from '../../text/clean-text.ts'
import { decodeOrSame } from '../../text/decode-or-same.ts'
import { genericWord, wordsOf } from '../../text/outlet-names.ts'
import {
  type ArticlePage,
  type FieldOrigin,
  type FieldValue,
  firstFound,
  foundIn,
  inJsonLd,
  inMeta,
  jsonLdValues,
} from './article-page.ts'
import { isLongEnough, isLongPart, lettersOf, weightOf } from './compare-titles.ts'
import { canonicalsOf } from './own-article.ts'

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
function sourceCandidates(page: ArticlePage): FieldValue<string>[] {
  const siteNames = page.jsonLd.nodes
    .filter(({ types }) => types.some(type => /^(?:WebSite|(?:NewsMedia)?Organization)$/.test(type)))
    .map(({ fields }) => fields.get('name'))
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
  return scan.pictures
    .filter(({ attributes }) => {
      const signs = ['class', 'id', 'alt', 'src'].map(name => attributes.get(name)).join(' ')
      return /logo|brand/i.test(signs.slice(0, 600))
    })
    .map(({ attributes }) => attributes.get('alt') ?? '')
    .map(alt => alt.replace(/\b(?:the\s)?(?:site\s)?logo(?:\sof)?\b/gi, '').trim())
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

// Finds the names that a page may use for its outlet. Pages put headlines into fields for names, so a name counts only
// if nothing suggests a headline: mistaking a headline for a name would lose the headline or cut a part of it off.

/** Bounds the work on pages full of logos and headings, which would otherwise be the product of their numbers. */
const candidatesMax = 100
const headingsMax = 30
const partsMax = 10

export type OutletNames = {
  /** Names to strip from headlines. */
  all: string[]
  /** Whether a candidate for the headline is only the site's name. */
  isSiteName: (text: string) => boolean
}

type Candidate = { name: string; letters: string; from: FieldOrigin }

export function findOutletNames(page: ArticlePage): OutletNames {
  const hosts = hostsOf(page)
  const host = lettersOf(hosts.join('.'))
  const isInHost = ({ letters }: Candidate) => letters.length > 2 && host.includes(letters)
  const isHeadline = headlineTest(page)
  const kept = candidatesOf(page).filter(one => isInHost(one) || !isHeadline(one))
  const stated = new Set(kept.filter(one => !isGuess(one) || isInHost(one)).map(({ letters }) => letters))
  return {
    all: [...new Set([...kept.map(({ name }) => name), ...hosts])],
    isSiteName: text =>
      page.url.pathname.length > 1 && (stated.has(lettersOf(text)) || isMadeOfHost(text, hosts)),
  }
}

/** The page's host, and the one that it names as its own: copies and archives are read elsewhere. */
function hostsOf({ scan, url, base }: ArticlePage): string[] {
  const own = canonicalsOf(scan).flatMap(address => resolveLink(address, base) ?? [])
  return [...new Set([url, ...own.slice(0, ownHostsMax)].map(plainHostOf))].filter(Boolean)
}

const ownHostsMax = 4

// "MSN" at www.msn.com, "Yahoo Finance" at finance.yahoo.com: short, and every word is the host's or says nothing.
function isMadeOfHost(text: string, hosts: string[]): boolean {
  const words = wordsOf(text)
  const labels = new Set(hosts.flatMap(host => host.split(/[.-]/)))
  return (
    words.length > 0 &&
    words.length <= 4 &&
    words.some(word => labels.has(word) && !genericWord.test(word)) &&
    words.every(word => labels.has(word) || genericWord.test(word))
  )
}

function candidatesOf(page: ArticlePage): Candidate[] {
  const found = [...foundIn('link-element', homeLinkHeadings(page)), ...sourceCandidates(page)]
  return found.slice(0, candidatesMax).map(({ value, from }) => {
    const name = cleanText(value)
    return { name, letters: lettersOf(name), from }
  })
}

function homeLinkHeadings({ scan, url, base }: ArticlePage): string[] {
  const headings = scan.headings.filter(({ href }) => {
    const target = href === '' ? null : URL.parse(href, base)
    return target?.host === url.host && target.pathname === '/' && target.search === ''
  })
  return headings.slice(0, headingsMax).map(({ text }) => text)
}

/** Names from the end of a title or the text of a logo are guesses; those from a field for the name are stated. */
function isGuess({ from }: Candidate): boolean {
  return from === 'title-element' || from === 'picture'
}

/** Whether JSON-LD or the address identifies a text as the headline, or a guessed name is part of a heading. */
function headlineTest(page: ArticlePage): (one: Candidate) => boolean {
  const headlines = new Set(jsonLdValues(page, { name: 'headline', leastRank: 3 }).map(lettersOf))
  const path = lettersOf(decodeOrSame(page.url.pathname))
  const headings = page.scan.headings.filter(({ region }) => region !== 'beside').slice(0, headingsMax)
  const wholes = headings.map(({ text }) => lettersOf(text))
  // The title "Outlet - Part one - Part two" with the heading "Part one - Part two".
  const parts = headings.flatMap(({ text }) => text.split(/\s[-–—|·:]\s/u, partsMax).map(lettersOf))
  return one => {
    if (headlines.has(one.letters)) return true
    if (!isLongEnough(one.letters)) return false
    const isInHeading = () =>
      wholes.some(whole => whole.includes(one.letters)) || parts.some(part => isLongPart(part, one.letters))
    return path.includes(one.letters) || (isGuess(one) && isInHeading())
  }
}
