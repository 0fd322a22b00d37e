// Finds the headline that a page prints above its article, if it can be identified reliably. Titles in metadata often
// differ: written for search engines or social networks, with a section's name appended, or not updated with the headline.
import { cleanTitle } from '../../text/clean-title.ts'
import type { OutletNames } from './article-outlet.ts'
import { type ArticlePage, type FieldValue, foundIn, jsonLdValues, metaValues } from './article-page.ts'
import {
  isAlike,
  isLongPart,
  isOwnElement,
  isRelated,
  lettersOf,
  printedPart,
  titleElement,
  weightOf,
  withoutKicker,
} from './compare-titles.ts'
import type { Heading } from './page-scan.ts'

/** A title of the article that the page states elsewhere, such as in its metadata. */
type StatedTitle = FieldValue<string> & { letters: string }

/** Pages with more headings use them for sections. */
const headingsMax = 30

/** `null` if no heading is confirmed by the page's other titles, no part of these is printed, and JSON-LD does not give the headline. */
export function findHeadline(page: ArticlePage, names: OutletNames): FieldValue<string> | null {
  const statedTitles = statedTitlesOf(page, names)
  const inJsonLd = statedTitles.find(({ from }) => from === 'json-ld')
  const heading = bestHeading(page, { statedTitles, names })
  const behindName = heading && headlineBehindName(page, { name: heading.found.value, statedTitles })
  if (behindName) return { value: cleanHeading(behindName, names.all), from: 'text' }
  if (heading === null)
    return headlineInJsonLd(inJsonLd, statedTitles) ?? headlineWithoutHeading(page, { statedTitles, names })
  // If the heading and JSON-LD contradict each other, the one that the page repeats elsewhere wins.
  const isRepeated =
    inJsonLd && statedTitles.some(other => other !== inJsonLd && other.letters === inJsonLd.letters)
  return heading.score === alikeScore && isRepeated ? inJsonLd : heading.found
}

function headlineWithoutHeading(
  page: ArticlePage,
  { statedTitles, names }: { statedTitles: StatedTitle[]; names: OutletNames },
): FieldValue<string> | null {
  const parts = statedTitles.map(({ value }) => printedPart(page, { value, isSiteName: names.isSiteName }))
  return parts.find(part => part !== null) ?? soleHeading(page, { statedTitles, names })
}

/** A title in other words, for networks, is printed nowhere: then the only heading that reads like a headline is it. */
function soleHeading(
  { scan }: ArticlePage,
  { statedTitles, names }: { statedTitles: StatedTitle[]; names: OutletNames },
): FieldValue<string> | null {
  const [heading, other] = scan.headings.filter(
    ({ region, text }) => region !== 'beside' && text.trim() !== '',
  )
  if (!heading || other || heading.href !== '') return null
  const text = cleanHeading(withoutKicker(heading), names.all)
  const isSentence =
    text.split(' ').length >= sentenceWordsMin && weightOf(lettersOf(text)) >= sentenceWeightMin
  const known = statedTitles.map(({ letters }) => letters)
  const isStatedPrinted = scan.texts.some(({ text }) => known.includes(lettersOf(text)))
  const isAboutIt = statedTitles.some(({ value, from }) => from !== 'json-ld' && isRelated(text, value))
  return isSentence && !isStatedPrinted && isAboutIt && !names.isSiteName(text)
    ? { value: text, from: 'heading' }
    : null
}

/** Shorter headings name a site, a section or a menu. */
const sentenceWordsMin = 4
const sentenceWeightMin = 20

function statedTitlesOf(page: ArticlePage, { all, isSiteName }: OutletNames): StatedTitle[] {
  const first = (from: FieldValue<string>['from'], values: string[]) => foundIn(from, values.slice(0, 1))
  const found = [
    ...first('open-graph', metaValues(page, ['og:title'])),
    ...first('json-ld', jsonLdValues(page, { name: 'headline', leastRank: 3 })),
    ...first('twitter-card', metaValues(page, ['twitter:title'])),
    ...first('title-element', [titleElement(page)]),
  ]
  return found
    .map(({ value, from }) => ({ value: cleanTitle(value, all), from }))
    .filter(({ value }) => value !== '' && !isSiteName(value))
    .map(found => ({ ...found, letters: lettersOf(found.value) }))
}

/** A heading as a title, without a permalink sign or a bullet: "A section ¶", "■ A note". */
export function cleanHeading(text: string, names: string[]): string {
  return cleanTitle(text, names).replace(/^[■●◆▶►]\s?|\s[¶§#]$/gu, '')
}

type Scored = { found: FieldValue<string>; score: number }

const equalScore = 3
const startScore = 2.5
const partScore = 2
const alikeScore = 1

function bestHeading(
  page: ArticlePage,
  { statedTitles, names }: { statedTitles: StatedTitle[]; names: OutletNames },
): Scored | null {
  const headings = page.scan.headings
    .slice(0, headingsMax)
    .map(heading => ({ ...heading, text: cleanHeading(withoutKicker(heading), names.all) }))
    .filter(({ text }) => text !== '' && !names.isSiteName(text))
  const isOnly = headings.filter(({ region }) => region !== 'beside').length === 1
  const scored = headings
    .map(heading => scoreHeading(heading, statedTitles))
    .filter(({ score }) => score >= (isOnly ? alikeScore : partScore))
  return scored.toSorted((a, b) => b.score - a.score)[0] ?? null
}

function scoreHeading(heading: Heading, statedTitles: StatedTitle[]): Scored {
  const { text, region } = heading
  const letters = lettersOf(text)
  const scores = statedTitles.map(stated => agreement({ text, letters }, stated))
  // Headings beside the article are usually those of other articles.
  const score =
    region === 'beside' && !scores.includes(equalScore) ? 0 : scores.reduce((sum, one) => sum + one, 0)
  return {
    score: Math.max(...scores, 0) === alikeScore ? alikeScore : score,
    found: printed(heading, letters, statedTitles),
  }
}

function agreement({ text, letters }: { text: string; letters: string }, stated: StatedTitle): number {
  if (letters === stated.letters) return equalScore
  if (isLongPart(stated.letters, letters)) return partScore
  if (stated.letters.includes(letters)) return scoreOfPart(letters, stated.letters)
  return isAlike(text, stated.value) ? alikeScore : 0
}

// A last part that is shorter than the rest is the site's name; a short part is a label.
function scoreOfPart(part: string, title: string): number {
  if (!isLongPart(part, title)) return 0
  if (title.startsWith(part)) return startScore
  return part.length * 2 >= title.length ? partScore : 0
}

/**
 * "Diary of a miller - The old mill turns again, after forty years": if such a title is the page's only one, and the
 * page also shows the longer part separately, that part is the headline and the heading is the site's name.
 */
function headlineBehindName(
  { scan }: ArticlePage,
  { name, statedTitles }: { name: string; statedTitles: StatedTitle[] },
): string | null {
  const [title, other] = statedTitles
  const start = lettersOf(name)
  if (title?.from !== 'title-element' || other || !title.letters.startsWith(start)) return null
  const rest = title.letters.slice(start.length)
  if (rest.length < start.length * 2 || !/^.{0,200}\s[-–—|:»]\s/u.test(title.value)) return null
  return scan.texts.find(({ text }) => lettersOf(text) === rest)?.text ?? null
}

/** The complete headline without a kicker or subtitle from the same element, and not in capitals if the page has both. */
function printed(heading: Heading, letters: string, statedTitles: StatedTitle[]): FieldValue<string> {
  const { text } = heading
  const same = statedTitles.find(stated => stated.letters === letters && !isShouted(stated.value))
  if (same && (same.from !== 'title-element' || isShouted(text)))
    return { value: same.value, from: same.from }
  const whole = statedTitles.find(
    stated => isCutOff(text) && stated.letters.startsWith(letters) && !isCutOff(stated.value),
  )
  if (whole) return { value: whole.value, from: whole.from }
  const inner = statedTitles
    .filter(stated => isHeadlineIn(heading, stated, statedTitles))
    .toSorted((a, b) => b.letters.length - a.letters.length)[0]
  return inner ? { value: inner.value, from: inner.from } : { value: text, from: 'heading' }
}

// A title that covers a part of the heading is the headline if the rest is a text of its own, or if the page repeats it.
function isHeadlineIn(heading: Heading, stated: StatedTitle, statedTitles: StatedTitle[]): boolean {
  if (!isLongPart(stated.letters, lettersOf(heading.text)) || isCutOff(stated.value)) return false
  if (isJoined(heading.text, stated.value)) return false
  const isRepeated = statedTitles.some(other => other !== stated && other.letters === stated.letters)
  return isRepeated || isOwnElement(stated.letters, heading)
}

// "A title: and what it is about" is one headline; "Politics A title" is two texts.
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

/** The JSON-LD headline, unless it is truncated or only describes the subject. */
function headlineInJsonLd(
  own: StatedTitle | undefined,
  statedTitles: StatedTitle[],
): FieldValue<string> | null {
  if (!own) return null
  const others = statedTitles.filter(stated => stated !== own)
  const isCut = others.some(
    ({ letters }) => letters.length > own.letters.length && letters.startsWith(own.letters),
  )
  const same = others.find(({ letters }) => letters === own.letters)
  if (same || isCut || isCutOff(own.value)) return null
  return others.some(({ value }) => isAlike(value, own.value)) ? { value: own.value, from: own.from } : null
}
