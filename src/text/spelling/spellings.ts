// Spellings of one word that `search_fold` keeps apart: dashes, the dots of initials, the commas of numbers and the endings of
// Hindi verbs. Folding them in the database would rewrite every link and its indexes, so a search looks for each of them.
import { drawnVowel, joinVowels } from '../join-vowels.ts'
import { foldText } from './fold-text.ts'

const dashes = '\\-\u2012\u2013\u2014\u2212'
const dashWithin = new RegExp(`(?<=[\\p{L}\\p{M}\\p{N}.])[${dashes}](?=[\\p{L}\\p{M}\\p{N}])`, 'gu')

const groupComma = /(?<=\d),(?=(?:\d\d,){0,3}\d{3}(?!\d))/g

// गये, नयी, चाहिये, जायेगा beside गए, नई, चाहिए, जाएगा, and परिषद् beside परिषद.
const softEnding = /(?<=[ंअ-हा-ौ])य([ीे])(?=ं?(?:ग[ाीे])?(?![\p{L}\p{M}]))/gu
const silentEnding = /्(?![\p{L}\p{M}])/gu

const initial = '\\p{L}\\p{M}{0,2}'
// "U.S", or "D. K." with all its dots: in "Plan A. I agree" a sentence ends.
const initials = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}.])(?:(?:${initial}\\.){1,5}${initial}(?![\\p{L}\\p{M}\\p{N}])\\.?|(?:${initial}\\. ?){1,5}${initial}\\.)`,
  'gu',
)
const initialsOfName = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}.])((?:${initial}\\.){1,5})(?=${initial}[\\p{L}\\p{M}])`,
  'gu',
)

/**
 * A folded text with one spelling for each word, to compare texts of which neither is stored in this form; if it has initials,
 * as they are and joined, because a word may be one of them: "Vitamin D. A. study".
 */
export function unifySpellings(folded: string): string[] {
  const spaced = joinVowels(folded)
    .replace(dashWithin, ' ')
    .replace(/(?<= )&(?= )/g, 'and')
  const numbers = spaced.includes(',') ? spaced.replace(groupComma, '') : spaced
  const plain = /[\u0900-\u097f]/.test(numbers) ? unifyEndings(numbers) : numbers
  const joined = plain.includes('.') ? joinInitials(plain) : plain
  return joined === plain ? [plain] : [plain, joined]
}

function unifyEndings(text: string): string {
  return text.replace(softEnding, (_, vowel) => (vowel === 'ी' ? 'ई' : 'ए')).replace(silentEnding, '')
}

function joinInitials(text: string): string {
  const bare = (letters: string) => letters.replace(/[. ]/g, '')
  return text.replace(initialsOfName, letters => `${bare(letters)} `).replace(initials, bare)
}

/** A text has the word if it contains one of the `spellings`, of which each contains all `parts`. */
export type SpelledWord = { spellings: string[]; parts: string[] }

// The search index finds no text by fewer letters in reasonable time.
const partLettersMin = 3

/** Each word with its spellings, if there is a part to look up in the index; otherwise as typed. */
export function spellWords(words: readonly string[]): SpelledWord[] {
  const spelled = words.map(word => spellWord(word))
  const hasPart = spelled.some(({ parts }) => parts.some(part => Array.from(part).length >= partLettersMin))
  return hasPart ? spelled : words.map(asTyped)
}

function asTyped(word: string): SpelledWord {
  return { spellings: [word], parts: [foldText(word)] }
}

function spellWord(typed: string): SpelledWord {
  const word = foldText(typed)
  const found =
    spellDrawn(word) ??
    spellNumber(word) ??
    spellDashed(word) ??
    spellInitials(word) ??
    spellHindi(word) ??
    others[word]
  if (!found) return asTyped(typed)
  const { spellings, parts } = found
  return {
    spellings: [...new Set([typed, ...spellings.filter(spelling => spelling !== word)])],
    parts: parts.filter(Boolean),
  }
}

const others: Record<string, SpelledWord> = {
  and: { spellings: ['&'], parts: [] },
  email: { spellings: ['e-mail'], parts: ['mail'] },
  wifi: { spellings: ['wi-fi'], parts: ['wi', 'fi'] },
}

function spellDrawn(word: string): SpelledWord | null {
  const joined = joinVowels(word)
  return joined === word ? null : { spellings: [joined], parts: word.split(drawnVowel) }
}

/** 100000, 1,00,000 and 100,000. Years have no commas. */
function spellNumber(word: string): SpelledWord | null {
  const [, sign = '', written = ''] = /^([₹$€£]?)(\d{4,12}|\d{1,3}(?:,\d{2,3}){0,3},\d{3})$/.exec(word) ?? []
  const digits = written.replaceAll(',', '')
  if (digits === '' || /^(?:19|20)\d\d$/.test(written)) return null
  const last = digits.slice(-3)
  const group = (size: RegExp) => `${sign}${digits.slice(0, -3).replace(size, '$&,')},${last}`
  return {
    spellings: [sign + digits, group(/\d(?=(?:\d\d){1,5}$)/g), group(/\d(?=(?:\d{3}){1,5}$)/g)],
    parts: [last],
  }
}

function spellDashed(word: string): SpelledWord | null {
  const parts = word.split(dashWithin)
  return parts.length < 2
    ? null
    : { spellings: ['-', '–', '—', ' ', ''].map(dash => parts.join(dash)), parts }
}

/** "dk", "d.k" and "d. k"; before a name without a space also "m.k.stalin". */
function spellInitials(word: string): SpelledWord | null {
  const [, dotted = '', name = ''] = initialsAndName.exec(word) ?? []
  const letters =
    dotted === ''
      ? /^[a-z]{2}$/.test(word) && !ordinary.has(word)
        ? Array.from(word)
        : []
      : dotted.split('.').filter(Boolean)
  if (letters.length < 2) return null
  const parts = [...letters, name]
  if (name === '') return { spellings: ['', '.', '. '].map(between => letters.join(between)), parts }
  const joined = letters.join('')
  return { spellings: [`${letters.join('.')}. ${name}`, `${joined} ${name}`], parts }
}

// Each further spelling is compared with every candidate of a search.
const ordinary = new Set('am an as at be by do go he if in is it me my no of on or so to up we'.split(' '))

const initialsAndName = new RegExp(
  `^((?:${initial}\\.){1,5}(?:${initial}(?=\\.?$))?)\\.?(\\p{L}[\\p{L}\\p{M}]{2,})?$`,
  'u',
)

function spellHindi(word: string): SpelledWord | null {
  if (!/[\u0900-\u097f]/.test(word)) return null
  const bare = word.replace(/्$/, '')
  const [, stem, vowel = '', end = ''] = /^(.*[ंअ-हा-ौ])(य[ीे]|[ईए])(ं?(?:ग[ाीे])?)$/u.exec(bare) ?? []
  if (stem === undefined) return bare === word ? null : { spellings: [bare], parts: [bare] }
  const soft = /[ीई]/.test(vowel) ? ['ई', 'यी'] : ['ए', 'ये']
  return { spellings: soft.map(spelling => `${stem}${spelling}${end}`), parts: [stem, end] }
}
