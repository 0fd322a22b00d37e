// What a page may be calling its outlet. Pages put headlines where a name may stand, so a name counts only where nothing
// says that it is the headline: taking it for a name would lose the headline or cut a part of it off.
import { plainHostOf } from '../address/plain-host.ts'
import { cleanText } from '../clean/clean-text.ts'
import { type ArticlePage, as, jsonLdValues } from './article-page.ts'
import { sourceCandidates } from './article-source.ts'
import { isLongEnough, isLongPart, lettersOf } from './compare-titles.ts'

export type OutletNames = {
  /** For taking a name off a headline. */
  all: string[]
  /** Whether a text that might be a headline is the site's name and nothing else. */
  isSiteName: (text: string) => boolean
}

type Page = Pick<ArticlePage, 'scan' | 'jsonLd' | 'url'>

export function findOutletNames(page: ArticlePage): OutletNames {
  const candidates = [...sourceCandidates(page), ...as('link-element', signs(page))]
  const found = candidates.map(({ value, from }) => ({ name: cleanText(value), from }))
  const kept = found.filter(({ name, from }) => !isHeadline(name, { page, isGuess: isGuess(from) }))
  const stated = kept.filter(({ name, from }) => !isGuess(from) || isInHost(name, page))
  const statedLetters = new Set(stated.map(({ name }) => lettersOf(name)))
  return {
    all: [...new Set([...kept.map(({ name }) => name), plainHostOf(page.url)])],
    isSiteName: text => page.url.pathname.length > 1 && statedLetters.has(lettersOf(text)),
  }
}

// A heading that leads home.
function signs({ scan, url, base }: ArticlePage): string[] {
  const headings = scan.headings.filter(({ href }) => {
    const target = href === '' ? null : URL.parse(href, base)
    return target?.host === url.host && target.pathname === '/' && target.search === ''
  })
  return headings.map(({ text }) => text)
}

/** The end of the title and the text of a logo are guesses; what stands in a field for the name is stated. */
function isGuess(from: string): boolean {
  return from === 'title-element' || from === 'picture'
}

function isHeadline(
  name: string,
  { page, isGuess }: { page: Page & ArticlePage; isGuess: boolean },
): boolean {
  const letters = lettersOf(name)
  if (isInHost(name, page)) return false
  const headlines = jsonLdValues(page, { name: 'headline', leastRank: 3 }).map(lettersOf)
  const path = lettersOf(decodedPath(page.url))
  if (headlines.includes(letters) || (isLongEnough(letters) && path.includes(letters))) return true
  const headings = page.scan.headings.filter(({ place }) => place !== 'beside')
  return isGuess && isLongEnough(letters) && headings.some(({ text }) => holdsPartOf(text, letters))
}

// "Outlet - Part one - Part two" of the heading "Part one - Part two".
function holdsPartOf(heading: string, name: string): boolean {
  const parts = heading.split(/\s[-–—|·:]\s/u).map(lettersOf)
  return lettersOf(heading).includes(name) || parts.some(part => isLongPart(part, name))
}

function isInHost(name: string, { url }: Page): boolean {
  const host = lettersOf(plainHostOf(url))
  const letters = lettersOf(name)
  return letters.length > 2 && host.includes(letters)
}

function decodedPath({ pathname }: URL): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
