import { isDecidingWord, plainMarks } from './deciding-words.ts'

/** A headline has at most 300 characters here, a description 600; the rest of a longer text is ignored. */
const lengthRead = 700

const joiners = /[\u200b-\u200d\u2060\ufeff\u00ad]/gu

/** A number with its separators, or a run of letters and digits. */
const wordOrNumber = /\p{N}+(?:[.,]\p{N}+)+|[\p{L}\p{M}\p{N}]+/gu

/** The code points of zero in Indian and Arabic scripts; each is followed by the other nine digits. */
const zeros = [0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0x0660, 0x06f0]

const shortForms: Partial<Record<string, string>> = Object.assign(Object.create(null), {
  cr: 'crore',
  crores: 'crore',
  lakhs: 'lakh',
  bn: 'billion',
  mn: 'million',
  govt: 'government',
  vs: 'v',
  jan: 'january',
  feb: 'february',
  apr: 'april',
  jun: 'june',
  jul: 'july',
  aug: 'august',
  sep: 'september',
  sept: 'september',
  oct: 'october',
  nov: 'november',
  dec: 'december',
})

// "May" and "march" are months only beside a number or after a word of time: "it may rain", "Long March 3C" names a rocket.
const notMonth =
  /(?<!(?:\d(?:st|nd|rd|th)?|\b(?:in|of|from|since|until|till|by|this|next|last|early|mid|late|end|and|to))[ -])\b(?:may|march)\b(?![ -]\d{1,4}(?:st|nd|rd|th)?\b)/g

const wordOfVerb: Record<string, string> = { may: 'might', march: 'marches' }

const wordOfSign: Record<string, string> = { '%': ' percent ', '₹': ' rs ', '&': ' and ' }

/** Words in lower case, without apostrophes and joiners; "1,06,064" is "106064", "११३" is "113", "11th" is "11". */
export function headlineWords(text: string): string[] {
  return writtenWords(text).map(plainWord)
}

/** The words before `plainWord` normalizes their spelling, for callers that cache the result for each word. */
export function writtenWords(text: string): string[] {
  const plain = text
    .slice(0, lengthRead)
    .replace(joiners, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(?<=[\p{L}\p{N}])['’`´ʼ](?=\p{L})/gu, '')
    .replace(/[%₹&]/g, sign => wordOfSign[sign] ?? ' ')
    .replace(/\bper cent\b/g, 'percent')
    .replace(notMonth, word => wordOfVerb[word] ?? word)
  return plain.match(wordOrNumber) ?? []
}

export function plainWord(word: string): string {
  return /\p{N}/u.test(word) ? plainNumber(word) : (shortForms[word] ?? plainMarks(word))
}

/** A dash or bar between spaces, followed by at most sixty characters. */
const tailAfterMark = /\s(?:[-–—|•·»]|\|\|)\s([^|–—•·»]{2,60})$/u

/** The words before a dash, if an outlet's name may follow it ("… - ETHealthWorld"), not a number, day or part; otherwise null. */
export function headWords(title: string): string[] | null {
  const from = Math.max(0, title.length - 70)
  const tail = tailAfterMark.exec(title.slice(from))
  const name = headlineWords(tail?.[1] ?? '')
  if (!tail || name.length === 0 || name.length > 6 || name.some(isDecidingWord)) return null
  return headlineWords(title.slice(0, from + tail.index))
}

/** Equal for headlines that differ only in punctuation or compounding. Numbers stay separate: "1 12", "11 2". */
export function headlineLetters(words: string[]): string {
  return words.map(word => (isDecidingWord(word) ? `|${word}|` : word)).join('')
}

function plainNumber(word: string): string {
  const digits = word.replace(/[^\P{Nd}0-9]/gu, asciiDigit)
  const whole = digits.replace(/(?<=\d),(?=\d{2,3}(?:\D|$))/g, '').replace(/,/g, '.')
  return whole.replace(/^0+(?=\d)/, '').replace(/^(\d+)(?:st|nd|rd|th)$/, '$1')
}

function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  const zero = zeros.find(first => code >= first && code < first + 10)
  return zero === undefined ? digit : String(code - zero)
}
