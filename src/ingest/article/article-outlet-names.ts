// The names that a page may be using for its outlet. Pages put headlines where a name belongs, so a name counts only
// where nothing suggests a headline: taking a headline for a name would lose it or cut a part of it off.
import { plainHostOf } from '../../address/plain-host.ts'
import { cleanText } from '../../text/clean-text.ts'
import { type ArticlePage, type FieldOrigin, foundIn, jsonLdValues } from './article-page.ts'
import { sourceCandidates } from './article-source.ts'
import { isLongEnough, isLongPart, lettersOf } from './compare-titles.ts'

/** A page of logos or headings must not take the time of their product. */
const candidatesMax = 100
const headingsMax = 30
const partsMax = 10

export type OutletNames = {
  /** For taking a name off a headline. */
  all: string[]
  /** Whether a text that might be a headline is the site's name and nothing else. */
  isSiteName: (text: string) => boolean
}

type Candidate = { name: string; letters: string; from: FieldOrigin }

export function findOutletNames(page: ArticlePage): OutletNames {
  const host = lettersOf(plainHostOf(page.url))
  const isInHost = ({ letters }: Candidate) => letters.length > 2 && host.includes(letters)
  const isHeadline = headlineTest(page)
  const kept = candidatesOf(page).filter(one => isInHost(one) || !isHeadline(one))
  const stated = new Set(kept.filter(one => !isGuess(one) || isInHost(one)).map(({ letters }) => letters))
  return {
    all: [...new Set([...kept.map(({ name }) => name), plainHostOf(page.url)])],
    isSiteName: text => page.url.pathname.length > 1 && stated.has(lettersOf(text)),
  }
}

function candidatesOf(page: ArticlePage): Candidate[] {
  const found = [...foundIn('link-element', signs(page)), ...sourceCandidates(page)].slice(0, candidatesMax)
  return found.map(({ value, from }) => ({
    name: cleanText(value),
    letters: lettersOf(cleanText(value)),
    from,
  }))
}

// A heading that leads home.
function signs({ scan, url, base }: ArticlePage): string[] {
  const headings = scan.headings.filter(({ href }) => {
    const target = href === '' ? null : URL.parse(href, base)
    return target?.host === url.host && target.pathname === '/' && target.search === ''
  })
  return headings.slice(0, headingsMax).map(({ text }) => text)
}

/** The end of the title and the text of a logo are guesses; what stands in a field for the name is stated. */
function isGuess({ from }: Candidate): boolean {
  return from === 'title-element' || from === 'picture'
}

/** Whether JSON-LD or the address says that a text is the headline, or a heading holds what is only a guess. */
function headlineTest(page: ArticlePage): (one: Candidate) => boolean {
  const headlines = new Set(jsonLdValues(page, { name: 'headline', leastRank: 3 }).map(lettersOf))
  const path = lettersOf(decodedPath(page.url))
  const headings = page.scan.headings.filter(({ region }) => region !== 'beside').slice(0, headingsMax)
  const wholes = headings.map(({ text }) => lettersOf(text))
  // "Outlet - Part one - Part two" of the heading "Part one - Part two".
  const parts = headings.flatMap(({ text }) => text.split(/\s[-–—|·:]\s/u, partsMax).map(lettersOf))
  return one => {
    if (headlines.has(one.letters)) return true
    if (!isLongEnough(one.letters)) return false
    const isInHeading = () =>
      wholes.some(whole => whole.includes(one.letters)) || parts.some(part => isLongPart(part, one.letters))
    return path.includes(one.letters) || (isGuess(one) && isInHeading())
  }
}

function decodedPath({ pathname }: URL): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
