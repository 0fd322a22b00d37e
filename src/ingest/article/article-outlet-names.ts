import { decodeOrSame } from '../../address/decode-or-same.ts'
// Finds the names that a page may use for its outlet. Pages put headlines into fields for names, so a name counts only
// if nothing suggests a headline: mistaking a headline for a name would lose the headline or cut a part of it off.
import { plainHostOf } from '../../address/plain-host.ts'
import { cleanText } from '../../text/clean-text.ts'
import { genericWord, wordsOf } from '../../text/outlet-names.ts'
import { type ArticlePage, type FieldOrigin, foundIn, jsonLdValues } from './article-page.ts'
import { sourceCandidates } from './article-source.ts'
import { isLongEnough, isLongPart, lettersOf } from './compare-titles.ts'
import { linkedAs } from './page-scan.ts'

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
  const own = [
    ...linkedAs(scan, 'canonical'),
    ...scan.metas.filter(({ key }) => key === 'og:url').map(({ content }) => content),
  ].flatMap(address => URL.parse(address, base) ?? [])
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
  const found = [...foundIn('link-element', homeLinkHeadings(page)), ...sourceCandidates(page)].slice(
    0,
    candidatesMax,
  )
  return found.map(({ value, from }) => ({
    name: cleanText(value),
    letters: lettersOf(cleanText(value)),
    from,
  }))
}

// Headings that link to the home page.
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
