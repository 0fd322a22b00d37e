import { monthWords, plainWord } from '../../duplicates/headline-words.ts'
import { hoursBetween, nameDifferently, type WeighedArticle } from './compare-articles.ts'
import { dayWords, isColumn } from './is-column.ts'
import { likeness } from './is-copy.ts'
import { countOwnTolls, countShared, type PackedWords } from './packed-words.ts'
import { stemWord } from './stem-word.ts'
import type { StoryWords } from './story-words.ts'
import { wordHash } from './word-hash.ts'

// "Horoscope today, April 19" and "… April 20" share nearly every word and are two articles of a series, never one story.
/** Within fewer hours, headlines that differ only in a number are two states of one event: "3 dead", "5 dead". */
const seriesHoursLeast = 14
/** The least time between two uses of an identical headline at one outlet: about a day. */
const repeatedHoursLeast = 20

/** The least likeness of the words that do not decide, from 0 to 1, if both headlines have a number or day that the other lacks … */
const alikeIfBothDiffer = 0.6
/** … if one of them has … */
const alikeIfOneDiffers = 0.85
/** … and if neither has. */
const alikeIfNoneDiffers = 0.95

/** Two outlets write on the same issue within fewer hours, "for 14 June" and "today". */
const issueHoursLeast = 10

/** Words that number the parts of something: outlets write on "box office day 8" and "day 9" within an hour. */
const counters =
  'day week episode ep part chapter round phase season volume match ranking दिन डे हफ्ता एपिसोड भाग चरण'.split(
    ' ',
  )
const numberMax = 500
/** Counters that follow an ordinal: "2nd ODI", "9th match". */
const ordinalCounters = 'odi test t20 t20i match episode season phase'.split(' ')
const ordinalMax = 99

/** What each run of a counter and a number counts, as `PackedWords.runs` has it. */
const instalmentOfRun: ReadonlyMap<number, { counter: string; number: number }> = new Map([
  ...listInstalments(counters, numberMax, (counter, number) => `${counter} ${number}`),
  ...listInstalments(ordinalCounters, ordinalMax, (counter, number) => `#${number} ${counter}`),
])

function listInstalments(
  counters: readonly string[],
  length: number,
  runOf: (counter: string, number: number) => string,
) {
  return counters.flatMap(counter =>
    Array.from({ length }, (_, n) => {
      const run = wordHash(runOf(stemWord(plainWord(counter)), n + 1))
      return [run, { counter, number: n + 1 }] as const
    }),
  )
}

const monthHashes: ReadonlySet<number> = new Set(monthWords.map(wordHash))
/** The least likeness of two headlines with their own dates, unless a word shows that one is of a daily column. */
const alikeIfDated = 0.4

/** Whether two articles are two issues of one recurring headline. */
export function isSeries(a: WeighedArticle, b: WeighedArticle): boolean {
  const hours = hoursBetween(a, b)
  if (areTwoInstalments(a.words, b.words) || areIssuesOfColumns(a, b, hours) || areOfTwoDates(a, b))
    return true
  if (hours < seriesHoursLeast) return false
  const alike = likeness(a.words.plain, b.words.plain)
  if (alike < alikeIfBothDiffer) return false
  const tolls = [countOwnTolls(a, b), countOwnTolls(b, a)]
  const [own, others] = [
    hasOwn(a.words.deciding, b.words.deciding, tolls[0]),
    hasOwn(b.words.deciding, a.words.deciding, tolls[1]),
  ]
  if (own && others) return true
  if (tolls.some(count => count > 0)) return false
  if (own || others) return alike >= alikeIfOneDiffers
  return alike >= alikeIfNoneDiffers && hours >= repeatedHoursLeast && a.outlet === b.outlet
}

// "Wordle 359" and "Wordle 360" share one rare word and little else, so that likeness does not show the series.
function areIssuesOfColumns(a: WeighedArticle, b: WeighedArticle, hours: number): boolean {
  if (!isColumn(a) || !isColumn(b)) return false
  const [own, others] = [
    hasOwn(a.words.deciding, b.words.deciding),
    hasOwn(b.words.deciding, a.words.deciding),
  ]
  if ((own && others) || nameDifferently(a, b)) return true
  return hours >= issueHoursLeast && (own ? namesDay(b) : others ? namesDay(a) : namesDay(a) && namesDay(b))
}

/** Whether a headline is an issue of a daily column, and so no event: "Wordle 307 for April 22". Without a day it may be news. */
export function isIssueOfColumn(article: WeighedArticle): boolean {
  return (namesMonth(article) || namesDay(article)) && isColumn(article)
}

/** In words such as "today", with which the issue of another day names its own. */
function namesDay({ words }: WeighedArticle): boolean {
  return words.plain.some(word => dayWords.has(word))
}

function namesMonth({ words }: WeighedArticle): boolean {
  return words.deciding.some(word => monthHashes.has(word))
}

/** Each headline names its own date, so that two of one evening are two issues as well. */
function areOfTwoDates(a: WeighedArticle, b: WeighedArticle): boolean {
  return (
    [a, b].every(namesMonth) &&
    hasOwn(a.words.deciding, b.words.deciding) &&
    hasOwn(b.words.deciding, a.words.deciding) &&
    (isColumn(a) || isColumn(b) || likeness(a.words.plain, b.words.plain) >= alikeIfDated)
  )
}

/** `others` lack one, besides `uncounted` ones. */
function hasOwn(words: readonly number[], others: readonly number[], uncounted = 0): boolean {
  return countShared(words, others) + uncounted < words.length
}

/** Whether both headlines number the same thing, with no number in common: "day 8", "day 9"; "match 2", "9th match". */
function areTwoInstalments({ runs: own }: PackedWords, { runs: others }: PackedWords): boolean {
  const numbers = numbersByCounter(own)
  if (numbers.size === 0) return false
  const otherNumbers = numbersByCounter(others)
  return [...numbers].some(([counter, of]) => otherNumbers.get(counter)?.isDisjointFrom(of))
}

function numbersByCounter(runs: readonly number[]): Map<string, Set<number>> {
  const numbers = new Map<string, Set<number>>()
  for (const run of runs) {
    const instalment = instalmentOfRun.get(run)
    if (!instalment) continue
    const { counter, number } = instalment
    numbers.set(counter, (numbers.get(counter) ?? new Set()).add(number))
  }
  return numbers
}

// A recurring headline (horoscopes, petrol prices, "stocks to watch") never opens a story and never joins one automatically.
/** How long an issue is remembered. */
export const seriesDays = 45

/** Within fewer hours it is a repetition or an update of the same text. */
const nextIssueHoursLeast = 14

/** The key that all issues of a recurring headline share; null if the headline is so short that unrelated ones could match. */
export function seriesKey({ plain }: StoryWords, outlet: string): string | null {
  return plain.length < 2 ? null : `${outlet} ${plain.toSorted().join(' ')}`
}

/** Whether an article is an issue of a series; `others` are the times of its outlet's other articles with the same key. */
export function isRecurring(at: number, others: readonly number[]): boolean {
  return others.some(other => {
    const hours = Math.abs(at - other) / 3_600_000
    return hours >= nextIssueHoursLeast && hours <= seriesDays * 24
  })
}
