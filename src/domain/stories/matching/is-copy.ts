import {
  compareTitles,
  countSharedNames,
  hoursBetween,
  nameDifferently,
  type WeighedArticle,
} from './compare-articles.ts'
import { isColumn } from './is-column.ts'
import { countShared, type PackedWords } from './packed-words.ts'
import { isOrdinaryWord } from './word-lists.ts'

/** Outlets print an agency's text within days; later it is another text under an old headline. */
const copyHoursMax = 96
/** Shorter headlines are alike by chance. */
const wordsLeast = 3
/** Leaves room for an outlet that changes a word or prepends its own. */
const copyLikenessMin = 0.75

/** Whether two outlets print the same text, usually an agency's. However many print it, they are one voice. */
export function isCopy(a: WeighedArticle, b: WeighedArticle): boolean {
  return (
    a.outlet !== b.outlet &&
    Math.min(a.words.plain.length, b.words.plain.length) >= wordsLeast &&
    hoursBetween(a, b) <= copyHoursMax &&
    likeness(a.words.deciding, b.words.deciding) === 1 &&
    likeness(a.words.plain, b.words.plain) >= copyLikenessMin
  )
}

/** A reworded headline of the same event is printed on the same days. */
const rewordedHoursMax = 48
const rewordedWordsLeast = 4
/** From this likeness on, or from the lower one within a day or if the shorter headline is nearly contained in the other. */
const rewordedLikenessMin = 0.6
const partlyLikenessMin = 0.5
const partlyHoursMax = 24
const containedShareMin = 0.75
/** Of shorter headlines, three shared names are enough for that. */
const containedWordsLeast = 6
/** In the hours of one event two outlets need fewer common words. */
const closeHoursMax = 6
const closeLikenessMin = 0.4
const closeShareMin = 0.6

/** Two shared names are one subject, of which outlets leave out or add other names and numbers. */
const subjectNamesLeast = 2
/** Headlines of one event whose outlets name its place in two ways mostly have more words of their own than these. */
const exchangedWordsMax = 3
/** A number or day in only one of them is left out by the other; later it is another edition. */
const leftOutHoursMax = 12
const leftOutOfSubjectHoursMax = 36
/** "Third term" and "next term", "41.70 lakh" and "41.7 lakh"; later they are two states of the event, or two events. */
const ownNumbersHoursMax = 4

/**
 * How similar the headlines of two outlets are. `reworded`: nearly the same words, so the articles join regardless of the rest
 * of the story. `close`: most of the words, within hours. Of 179 such pairs that the weights alone did not join, a person
 * judged about 170 to be one event.
 */
export function compareWording(a: WeighedArticle, b: WeighedArticle): 'reworded' | 'close' | null {
  const length = Math.min(a.words.plain.length, b.words.plain.length)
  const hours = hoursBetween(a, b)
  if (a.outlet === b.outlet || length < rewordedWordsLeast || hours > rewordedHoursMax) return null
  const titles = compareTitles(a, b)
  const { likeness: alike, overlap } = titles
  if (alike < closeLikenessMin || isColumn(a) || isColumn(b)) return null
  // Without a common word that may say what happened they share only their subject.
  if (alike < rewordedLikenessMin && countSharedNames(a, b) === countShared(a.words.plain, b.words.plain))
    return null
  if (!allowsOwnWords([a, b], { ...titles, hours })) return null
  const isContained = length >= containedWordsLeast && overlap >= containedShareMin
  const isPartly = alike >= partlyLikenessMin && (isContained || hours <= partlyHoursMax)
  if (alike >= rewordedLikenessMin || isPartly) return 'reworded'
  return hours <= closeHoursMax && overlap >= closeShareMin ? 'close' : null
}

/** Whether names and numbers that one of two headlines has alone may be of one event. */
function allowsOwnWords(
  [a, b]: [WeighedArticle, WeighedArticle],
  { ownNumbers, hours }: { ownNumbers: { least: number; both: number }; hours: number },
): boolean {
  const isOfSubject = countSharedNames(a, b) >= subjectNamesLeast
  if (nameDifferently(a, b) && (!isOfSubject || isSubstituted(a, b))) return false
  if (ownNumbers.least > 0) return isOfSubject && hours <= ownNumbersHoursMax
  return ownNumbers.both === 0 || hours <= (isOfSubject ? leftOutOfSubjectHoursMax : leftOutHoursMax)
}

/** "Yogi Adityanath holds a rally in Agra" and "in Meerut" differ in one name: two events of one subject. */
function isSubstituted(a: WeighedArticle, b: WeighedArticle): boolean {
  return countOwnWords(a, b) === 1
}

/** "Massive fire at a factory in Patna" and "Fire breaks out at a factory in Pune": little else differs than the names. */
export function exchangeNames(a: WeighedArticle, b: WeighedArticle): boolean {
  const haveOneSubject = countSharedNames(a, b) >= subjectNamesLeast
  return (
    nameDifferently(a, b) && (haveOneSubject ? isSubstituted(a, b) : countOwnWords(a, b) <= exchangedWordsMax)
  )
}

const addressLikenessMin = 0.6

/** An agency's headline often stays in a rewritten article's address. Addresses with a name or number of their own are no pair. */
export function shareAddress({ words: a }: WeighedArticle, { words: b }: WeighedArticle): boolean {
  if (Math.min(a.address.length, b.address.length) === 0) return false
  return likeness(a.address, b.address) >= addressLikenessMin && !(hasOwnFact(a, b) && hasOwnFact(b, a))
}

/** A name or number of the address, which the other headline lacks too. Numbers are no ordinary words. */
function hasOwnFact({ address: own }: PackedWords, { address, heading }: PackedWords): boolean {
  return own.some(word => !isOrdinaryWord(word) && !address.includes(word) && !heading.includes(word))
}

/** Of the two titles, the larger number of words that the other lacks. */
function countOwnWords(
  { words: { plain: a } }: WeighedArticle,
  { words: { plain: b } }: WeighedArticle,
): number {
  return Math.max(a.length, b.length) - countShared(a, b)
}

/** The share of the words of two ascending lists that is in both (Jaccard), from 0 to 1; each list holds a word once. */
export function likeness(a: readonly number[], b: readonly number[]): number {
  const shared = countShared(a, b)
  const all = a.length + b.length - shared
  return all === 0 ? 1 : shared / all
}

type CopyFinder = { add: (article: WeighedArticle) => void; hasCopyOf: (article: WeighedArticle) => boolean }

/**
 * Finds copies of one text among thousands of articles. Copies have the same deciding words. Two word lists that are alike
 * enough also share one of their first few words in hash order, so only articles that share both are compared.
 */
export function createCopyFinder(): CopyFinder {
  const byWord = new Map<string, WeighedArticle[]>()
  return {
    add: article => {
      for (const word of firstWords(article)) {
        const others = byWord.get(word)
        if (others) others.push(article)
        else byWord.set(word, [article])
      }
    },
    hasCopyOf: article =>
      firstWords(article).some(word => byWord.get(word)?.some(other => isCopy(article, other))),
  }
}

function firstWords({ words: { plain, deciding } }: WeighedArticle): string[] {
  const decided = deciding.join(' ')
  const first = plain.slice(0, plain.length - Math.ceil(copyLikenessMin * plain.length) + 1)
  return first.map(word => `${word} ${decided}`)
}
