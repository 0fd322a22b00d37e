// The words by which articles of one event are found: stems, without the words that every headline contains.
import {
  isDecidingWord,
  isEmptyWord,
  plainMarks,
  plainWord,
  writtenWords,
} from '../../duplicates/headline-words.ts'
import { isFiller } from './filler-words.ts'
import { clauseOfDead, type HeadlineKind, kindOfHeadline } from './kind-of-headline.ts'
import { memoize } from './memoize.ts'
import { modelsIn } from './product-models.ts'
import { stemWord } from './stem-word.ts'

type StoryText = { title: string; url: string; description: string }

/** Stems, each once, in the order of the text. */
export type StoryWords = {
  /** Words of the title, and of the part of the address that repeats it. */
  heading: string[]
  /** All of `heading`, then those of the description. */
  text: string[]
  /**
   * The words of the address, often those of an agency's headline, which the outlet rewrote, and its short numbers ("match-23").
   * Empty if they name only a subject.
   */
  address: string[]
  /** Pairs of stems that follow each other in the title ("don pettit"), an ordinal as "#2" ("#2 odi"). */
  runs: string[]
  /** Words of the title that tell issues of a series apart (numbers, days, star signs), and the others. */
  deciding: string[]
  plain: string[]
  /** Those numbers of `deciding` that count victims, in the order of the title. */
  tolls: string[]
  /** Models of products, each after the line that it belongs to (`product-models.ts`). */
  models: string[]
  kind: HeadlineKind
  /** What the headline of a death says of the dead, in its order, with an empty word where something else intervenes. */
  dead: string[]
}

/** Later sentences of a description give background, which other events share. */
export const descriptionMax = 300

/** A part of a path with fewer words is a section, not a headline. */
const slugWordsLeast = 3
/** Shorter addresses name only a subject. */
const addressWordsLeast = 4
/** Longer numbers are ids. */
const slugNumber = /^\d{1,3}(?:st|nd|rd|th)?$/

export function storyWords({ title, url, description }: StoryText): StoryWords {
  const [words, kind] = [knownWords(title), kindOfHeadline(title)]
  const contentful = words.filter(({ isEmpty }) => !isEmpty)
  const slug = longestPart(url)
  const told = unique(listTelling(slug.filter(isSlugWord).map(knownWord)))
  const numbers = slug.filter(word => slugNumber.test(word)).map(plainWord)
  const heading = unique([...listTelling(words), ...told])
  const described = writtenWords(description.slice(0, descriptionMax)).map(knownWord)
  return {
    heading,
    text: unique([...heading, ...listTelling(described)]),
    address: told.length < addressWordsLeast ? [] : unique([...told, ...numbers]),
    runs: unique(contentful.slice(1).map(({ stem }, n) => `${contentful[n]?.before} ${stem}`)),
    deciding: unique(words.filter(word => word.decides).map(({ word }) => word)),
    tolls: unique(tollsIn(words.map(({ word }) => word))),
    models: modelsIn(words.map(({ word }) => word)).flat(),
    plain: unique(contentful.filter(word => !word.decides).map(({ stem }) => stem)),
    kind,
    dead: listDead(clauseOfDead(title, kind), kind),
  }
}

/** "In Kolwada", "friend of Mohana" and "as Mohana mourns" name no dead; "Mohana's brother" and "Mohana ने" is somebody else. */
const [beforePlaces, beforeOthers] = [
  wordSet('in at near on outside inside from'),
  wordSet('of by to with for after'),
]
const afterOthers = wordSet('as while when after में पर से पास ने निकट को पिता मां माता बेटे बेटी पत्नी पति भाई बहन')
const placeWordsMax = 3

function listDead(clause: string, kind: HeadlineKind): string[] {
  const dead: string[] = []
  const isDeath = kind === 'death'
  let skipped = 0
  for (const part of clause.split(/(['’]s(?![\p{L}])|[,()])/u)) {
    if (isDeath && /^['’]s/u.test(part)) dead.fill('')
    for (const { word, stem, isTelling } of writtenWords(part).map(knownWord)) {
      const isOther = isDeath && (afterOthers.has(word) || word.endsWith('ில்'))
      if (isOther) dead.fill('')
      const isSkipped = skipped > 0 && !isOther
      if (beforePlaces.has(word)) skipped = placeWordsMax
      else if (isDeath && beforeOthers.has(word)) skipped = 1
      else skipped = isSkipped ? skipped - 1 : 0
      dead.push(isTelling && !isSkipped && !isOther ? stem : '')
    }
    dead.push('')
  }
  return dead
}

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' ').map(plainWord))
}

/** One outlet writes "five", another "5". "One" is no number in most headlines. */
const numberWords = new Map([
  ...listNumbers('two three four five six seven eight nine ten eleven twelve'),
  ...listNumbers('दो तीन चार पांच छह सात आठ नौ दस'),
])

function listNumbers(words: string): [string, string][] {
  return words.split(' ').map((word, n): [string, string] => [plainWord(word), String(n + 2)])
}

const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ')

/** "#2" for "2nd" and "second", which a count is not. */
function ordinalOf(written: string): string | null {
  const number = /^(\d{1,2})(?:st|nd|rd|th)$/.exec(written)?.[1] ?? ordinals.indexOf(written) + 1
  return number === 0 ? null : `#${number}`
}

/** Memoized, because headlines repeat few words. */
const knownWord = memoize(written => {
  const plain = plainWord(written)
  const word = numberWords.get(plain) ?? plain
  const stem = stemWord(word)
  return {
    word,
    stem,
    before: ordinalOf(written) ?? stem,
    isEmpty: isEmptyWord(word),
    isTelling: isTelling(word),
    decides: isDecidingWord(word),
  }
})

/** The stem of a word that `writtenWords` returns. */
export function stemOfWritten(word: string): string {
  return knownWord(word).stem
}

/** Memoized, because a headline is read for its words, for its series and to explain its place. */
const knownWords = memoize(title => writtenWords(title).map(knownWord), { max: 1000, lengthMax: 300 })

function listTelling(words: ReturnType<typeof knownWord>[]): string[] {
  return words.filter(word => word.isTelling).map(({ stem }) => stem)
}

/** The words of the part of the path that repeats the headline. Numbers are skipped: most are ids and dates, not facts. */
export function slugWords(url: string): string[] {
  return longestPart(url).filter(isSlugWord)
}

/** All words and numbers of the part of the path with the most words. */
function longestPart(url: string): string[] {
  const parts = URL.parse(url)?.pathname.split('/').map(partWords) ?? []
  const counted = parts.map(words => ({ words, count: words.filter(isSlugWord).length }))
  const longest = counted.toSorted((a, b) => b.count - a.count)[0]
  return longest && longest.count >= slugWordsLeast ? longest.words : []
}

function partWords(part: string): string[] {
  return part
    .toLowerCase()
    .replace(/\.[a-z]{2,5}$/, '')
    .replace(/-\d{4}-\d{2}-\d{2}$/, '')
    .split(/[-_+]/)
}

function isSlugWord(word: string): boolean {
  return /^[a-z]{2,24}$/.test(word)
}

/** The plain form of "vs", which says that two sides meet in a match or in court. */
const versus = 'v'

function isTelling(word: string): boolean {
  const isLongEnough = word.length > 1 || word === versus || /\P{ASCII}/u.test(word)
  return isLongEnough && !isEmptyWord(word) && !isFiller(word)
}

function unique(words: string[]): string[] {
  return [...new Set(words)]
}

// "3 dead" and "7 dead" within hours are two states of one accident: how many died, were hurt or rescued grows while outlets report
// it. So such a number tells two events apart no more than a word does. Arrests do not grow: each day has its own.
/** What is counted stands at most so many words after the number, or before it. Indian words are given by their beginnings. */
const [wordsAfter, wordsBefore] = [4, 3]
const after = anyWord(
  `dead death deaths die died killed killing injured wounded hurt rescued missing trapped feared
  casualties bodies drown drowned perish perished lives`,
  `मौत मृत मरे मारे घायल जख्मी शव जान बचा लापता फंसे दबे झुलसे பலி உயிரிழ காயம் காயமடை இறந்த மரண மீட்பு மீட்க மாயம் உடல்
  মৃত নিহত আহত জখম উদ্ধার মারা নিখোঁজ প্রাণ দেহ`,
)
const before = anyWord(
  'kill kills killing injures wounds rescue rescues toll',
  'संख्या आंकड़ा மரண பலி எண்ணிக்கை মৃত নিহত আহত জখম সংখ্যা',
)

/** Every day has its count of an epidemic and of fights. */
const daily = anyWord(
  'covid coronavirus omicron dengue virus terrorist terrorists militant militants encounter encounters gunfight troops cases',
  'कोरोना कोविड डेंगू आतंकी मुठभेड़ नक्सली கொரோனா கோவிட் டெங்கு করোনা কোভিড ডেঙ্গি জঙ্গি',
)
const age = anyWord('year years yr yo day days hour hours', 'साल वर्ष வயது বছর')
/** Longer numbers are years or sums. */
const count = /^\d{1,3}$/

/** The numbers that count the victims of an event, among the words of a headline in their order. */
function tollsIn(headline: readonly string[]): string[] {
  if (headline.some(word => daily.test(word))) return []
  return headline.filter(
    (word, n) =>
      count.test(word) &&
      !age.test(headline[n + 1] ?? '') &&
      (headline.slice(n + 1, n + 1 + wordsAfter).some(next => after.test(next)) ||
        headline.slice(Math.max(0, n - wordsBefore), n).some(last => before.test(last))),
  )
}

function anyWord(english: string, beginnings: string): RegExp {
  const [whole, begun] = [english, beginnings].map(list => list.split(/\s+/).map(plainMarks).join('|'))
  return new RegExp(`^(?:(?:${whole})$|${begun})`, 'u')
}
