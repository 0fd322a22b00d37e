// The headline that a page prints above its article, where it is plainly that. Titles for other sites are often another
// text: written for a search or a network, with the section behind it, or left as they were when the headline changed.
import { cleanTitle } from '../../text/clean-title.ts'
import type { OutletNames } from './article-outlet-names.ts'
import { type ArticlePage, type Found, foundIn, jsonLdValues, metaValues } from './article-page.ts'
import { isAlike, isLongPart, lettersOf } from './compare-titles.ts'
import type { Heading } from './page-scan.ts'

/** A text that says what the article is called, as the page gives it elsewhere. */
type Saying = Found<string> & { letters: string }

/** Pages with more headings have one for each section. */
const headingsMax = 30

/** `null` where no heading is borne out by what else the page says, and JSON-LD does not name the headline. */
export function findHeadline(page: ArticlePage, names: OutletNames): Found<string> | null {
  const sayings = sayingsOf(page, names)
  const inJsonLd = sayings.find(({ from }) => from === 'json-ld')
  const heading = bestHeading(page, { sayings, names })
  const behindName = heading && headlineBehindName(page, { name: heading.found.value, sayings })
  if (behindName) return { value: cleanHeading(behindName, names.all), from: 'text' }
  if (heading === null) return inJsonLd ? headlineInJsonLd(inJsonLd, sayings) : null
  // Where the two headlines of the page contradict each other, that one counts which it repeats elsewhere.
  const isRepeated =
    inJsonLd && sayings.some(other => other !== inJsonLd && other.letters === inJsonLd.letters)
  return heading.score === alikeScore && isRepeated ? inJsonLd : heading.found
}

function sayingsOf(page: ArticlePage, { all, isSiteName }: OutletNames): Saying[] {
  const first = (from: Found<string>['from'], values: string[]) => foundIn(from, values.slice(0, 1))
  const said = [
    ...first('open-graph', metaValues(page, ['og:title'])),
    ...first('json-ld', jsonLdValues(page, { name: 'headline', leastRank: 3 })),
    ...first('twitter-card', metaValues(page, ['twitter:title'])),
    ...first('title-element', [page.scan.title]),
  ]
  return said
    .map(({ value, from }) => ({ value: cleanTitle(value, all), from }))
    .filter(({ value }) => value !== '' && !isSiteName(value))
    .map(found => ({ ...found, letters: lettersOf(found.value) }))
}

/** A heading as a title, without a mark for a permanent link or a bullet: "A section ¶", "■ A note". */
export function cleanHeading(text: string, names: string[]): string {
  return cleanTitle(text, names).replace(/^[■●◆▶►]\s?|\s[¶§#]$/gu, '')
}

type Scored = { found: Found<string>; score: number }

const equalScore = 3
const startScore = 2.5
const partScore = 2
const alikeScore = 1

function bestHeading(
  page: ArticlePage,
  { sayings, names }: { sayings: Saying[]; names: OutletNames },
): Scored | null {
  const headings = page.scan.headings
    .slice(0, headingsMax)
    .map(heading => ({ ...heading, text: cleanHeading(heading.text, names.all) }))
    .filter(({ text }) => text !== '' && !names.isSiteName(text))
  const isOnly = headings.filter(({ region }) => region !== 'beside').length === 1
  const scored = headings
    .map(heading => scoreHeading(heading, sayings))
    .filter(({ score }) => score >= (isOnly ? alikeScore : partScore))
  return scored.toSorted((a, b) => b.score - a.score)[0] ?? null
}

function scoreHeading({ text, region }: Heading, sayings: Saying[]): Scored {
  const letters = lettersOf(text)
  const scores = sayings.map(saying => agreement({ text, letters }, saying))
  // Beside the article stand the headlines of others.
  const score =
    region === 'beside' && !scores.includes(equalScore) ? 0 : scores.reduce((sum, one) => sum + one, 0)
  return {
    score: Math.max(...scores, 0) === alikeScore ? alikeScore : score,
    found: printed({ text, letters }, sayings),
  }
}

function agreement({ text, letters }: { text: string; letters: string }, saying: Saying): number {
  if (letters === saying.letters) return equalScore
  if (isLongPart(saying.letters, letters)) return partScore
  if (saying.letters.includes(letters)) return scoreOfPart(letters, saying.letters)
  return isAlike(text, saying.value) ? alikeScore : 0
}

// A last part shorter than the rest is the site's name; a short part is a label.
function scoreOfPart(part: string, title: string): number {
  if (!isLongPart(part, title)) return 0
  if (title.startsWith(part)) return startScore
  return part.length * 2 >= title.length ? partScore : 0
}

/**
 * "Diary of a miller - The old mill turns again, after forty years": where nothing but such a title says what the article
 * is called, and the page shows the longer part as well, the heading is the name of the site.
 */
function headlineBehindName(
  { scan }: ArticlePage,
  { name, sayings }: { name: string; sayings: Saying[] },
): string | null {
  const [title, other] = sayings
  const start = lettersOf(name)
  if (title?.from !== 'title-element' || other || !title.letters.startsWith(start)) return null
  const rest = title.letters.slice(start.length)
  if (rest.length < start.length * 2 || !/^.{0,200}\s[-–—|:»]\s/u.test(title.value)) return null
  return scan.texts.find(({ text }) => lettersOf(text) === rest)?.text ?? null
}

/** Whole, without the kicker or the subtitle in the same element, and as the page spells it where it does not shout. */
function printed({ text, letters }: { text: string; letters: string }, sayings: Saying[]): Found<string> {
  const same = sayings.find(saying => saying.letters === letters && !isShouted(saying.value))
  if (same && (same.from !== 'title-element' || isShouted(text)))
    return { value: same.value, from: same.from }
  const whole = sayings.find(
    saying => isCutOff(text) && saying.letters.startsWith(letters) && !isCutOff(saying.value),
  )
  if (whole) return { value: whole.value, from: whole.from }
  const inner = sayings
    .filter(saying => isLongPart(saying.letters, letters) && !isJoined(text, saying.value))
    .toSorted((a, b) => b.letters.length - a.letters.length)[0]
  return inner ? { value: inner.value, from: inner.from } : { value: text, from: 'heading' }
}

// "A title: and what it is about" is one headline, "Politics A title" is two texts.
function isJoined(whole: string, part: string): boolean {
  const at = whole.indexOf(part)
  return (
    at >= 0 && (/[:–—]\s?$/.test(whole.slice(0, at)) || /^\s?[:–—,;]/.test(whole.slice(at + part.length)))
  )
}

function isCutOff(text: string): boolean {
  return /(?:…|\.\.\.)$/.test(text)
}

function isShouted(text: string): boolean {
  return text.length > 15 && text === text.toUpperCase() && text !== text.toLowerCase()
}

/** A headline in data that is cut off, or describes the subject, gives way. */
function headlineInJsonLd(own: Saying, sayings: Saying[]): Found<string> | null {
  const others = sayings.filter(saying => saying !== own)
  const isCut = others.some(
    ({ letters }) => letters.length > own.letters.length && letters.startsWith(own.letters),
  )
  const same = others.find(({ letters }) => letters === own.letters)
  if (same || isCut) return null
  return others.some(({ value }) => isAlike(value, own.value)) ? { value: own.value, from: own.from } : null
}
