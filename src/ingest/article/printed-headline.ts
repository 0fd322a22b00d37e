// Finds the headline among the texts that a page prints, where its titles add a section, a blog's name or a kicker.
import type { ArticlePage, FieldValue } from './article-page.ts'
import { isLongEnough, lettersOf } from './compare-titles.ts'
import type { Heading } from './page-scan.ts'

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

/**
 * The longest run of a title's parts that the page prints as one text: the headline of "Diary » Blog Archive » The mill
 * turns", of "河上的老磨坊_文化". `null` if the page prints the title whole, or no part of it.
 */
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
