// Compares two versions of a headline by their letters, because templates change punctuation and case.
import type { ArticlePage, FieldValue } from './article-page.ts'
import type { Heading } from './page-scan.ts'

/** Scripts without spaces, where a pair of letters is compared like a word. */
const spaceless =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** Shorter parts of another title are labels: "Opinion", "Live", a section's name. */
const partLengthMin = 12

/** Only the letters and digits of a text, in lower case. */
export function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}

/** Letters count double in scripts that write a word with two of them. */
export function isLongEnough(letters: string): boolean {
  return weightOf(letters) >= partLengthMin
}

/** The length of a text, converted to letters of an alphabet. */
export function weightOf(letters: string): number {
  return letters.length * (spaceless.test(letters) ? 2 : 1)
}

export function isLongPart(part: string, whole: string): boolean {
  return isLongEnough(part) && part.length < whole.length && whole.includes(part)
}

/** Whether two texts share at least two significant words, and half of those of the shorter one. */
export function isAlike(one: string, other: string): boolean {
  const [first, second] = [significantWords(one), significantWords(other)]
  const shared = [...first].filter(word => second.has(word)).length
  return shared >= 2 && shared * 2 >= Math.min(first.size, second.size)
}

// Words of at least four letters: shorter ones occur in most headlines of a language.
function significantWords(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return new Set(
    words.flatMap(word => (spaceless.test(word) ? pairsOf(word) : word.length > 3 ? [word] : [])),
  )
}

function pairsOf(word: string): string[] {
  return [...word].slice(1).map((letter, index) => [...word][index] + letter)
}

/** Whether two texts share at least one significant word or its beginning: "praise", "praising". */
export function isRelated(one: string, other: string): boolean {
  const stems = (text: string) => new Set([...significantWords(text)].map(word => word.slice(0, 5)))
  const known = stems(other)
  return [...stems(one)].some(stem => known.has(stem))
}

// Finds the headline among the texts that a page prints, where its titles add a section, a blog's name or a kicker.

/** Classes of the line above a headline that names its subject; it is set apart by its look alone. */
const kickerClass =
  /kicker|overline|over-?title|dachzeile|topline|spitzmarke|roofline|eyebrow|sur-?tit(?:re|le)|super-?title|pre-?(?:title|headline)|ante-?titulo|occhiello|vignette|rubri[ck]|section|category|label|flag|badge/i

/** Separates the parts of a page's title. CMSs in Chinese and Japanese leave out the spaces. */
const titleSeparator =
  /\s[-–—|·•»«›‹>]{1,2}\s|\s?[|｜»_＿]\s?|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[-–—:：]/gu

/** A title of more parts is a list of keywords. */
const partsMax = 8

/** A page with more texts is a list; its first ones contain the headline. */
const textsMax = 1500

/** The heading without a leading kicker in an element of its own. */
export function withoutKicker({ text, pieces }: Pick<Heading, 'text' | 'pieces'>): string {
  const [first, ...rest] = pieces
  const headline = rest.map(piece => piece.text).join(' ')
  const isKicker = first !== undefined && kickerClass.test(first.className) && isShorter(first.text, headline)
  return isKicker ? headline : text
}

function isShorter(kicker: string, headline: string): boolean {
  const [short, long] = [lettersOf(kicker), lettersOf(headline)]
  return short !== '' && short.length < long.length && isLongEnough(long)
}

/** Whether a text is what some adjacent elements of the heading contain, so that the rest is a text of its own. */
export function isOwnElement(letters: string, { pieces }: Heading): boolean {
  const parts = pieces.map(({ text }) => lettersOf(text))
  return parts.some((_, start) => {
    let run = ''
    return parts.slice(start).some(part => {
      run += part
      return run === letters
    })
  })
}

/** The longest run of a title's parts that the page prints as one text. `null` if it prints the title whole, or no part of it. */
export function printedPart(
  { scan }: ArticlePage,
  { value, isSiteName }: { value: string; isSiteName: (text: string) => boolean },
): FieldValue<string> | null {
  const texts = scan.texts.slice(0, textsMax).filter(({ region }) => region !== 'beside')
  const printed = new Set(texts.map(({ text }) => lettersOf(text)))
  if (printed.has(lettersOf(value))) return null
  const runs = runsOf(value).filter(
    run => isLongEnough(lettersOf(run)) && printed.has(lettersOf(run)) && !isSiteName(run),
  )
  const longest = runs.toSorted((a, b) => b.length - a.length)[0]
  return longest === undefined ? null : { value: longest, from: 'text' }
}

/** The page's title without the front of old WordPress themes: "Diary » Blog Archive » The mill turns". */
export function titleElement({ scan }: ArticlePage): string {
  return scan.title.replace(blogArchive, '')
}

const blogArchive =
  /^[^»]{0,200}\s»\s{1,9}(?:blog[\s-]?archi(?:v|ve|ves|vo|ef|wum)|archivos?(?:\sdel\sblog)?|archives?(?:\sdu\sblog)?)\s{1,9}»\s{1,9}/i

function runsOf(title: string): string[] {
  const marks = [...title.matchAll(titleSeparator)].slice(0, partsMax)
  const starts = [0, ...marks.map(({ index, 0: mark }) => index + mark.length)]
  const ends = [...marks.map(({ index }) => index), title.length]
  return starts.flatMap((start, at) => ends.slice(at).map(end => title.slice(start, end).trim()))
}
