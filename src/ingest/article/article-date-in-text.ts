import { parseDate, type WriterZone } from '../../text/parse-date.ts'
import { monthNumber } from '../../text/parse-date-months.ts'
import { zoneNames } from '../../text/parse-date-zone.ts'
import { plainDateText } from '../../text/plain-date-text.ts'
import { plainDigits } from '../../text/plain-digits.ts'

// Finds a date in a visible text of a page: "Published on 12 March 2020, 10:30 IST by …".
const zoneName = `(?-i:${zoneNames.join('|').toUpperCase()})\\b`
const time = `\\d{1,2}(?:[:.]|\\s?h\\s?)\\d{2}(?::\\d{2})?\\s?(?:[ap]\\.?\\s?m\\.?)?\\s?(?:uhr|hrs)?\\s?(?:[([]?${zoneName}[)\\]]?)?`
const clockBehind = new RegExp(
  `^(?:\\s?\\(\\p{L}{1,9}\\)|\\sг\\.)?[\\s,|/([–—-]{0,4}(?:at|um|à|as|às|ore|klo?\\.?|o|в|-)?\\s{0,2}(${time})`,
  'iu',
)
const clockInFront = new RegExp(`(?<![\\d.:])(${time})[\\s,|/–—-]{1,4}(?:\\p{L}{2,12}[,.]?\\s)?$`, 'iu')
const zoneBehind = new RegExp(`^\\s?[([]?(${zoneName})`, 'iu')

const dayMs = 86_400_000
/** UTC+14, Kiribati; no zone is more than twelve hours behind UTC. */
export const farthestEastMs = 14 * 3_600_000

const isoDate = /(?<!\d)((?:19|20)\d\d-[01]\d-[0-3]\d)(?:[T\s][\d:.]{5,15}(?:Z|[+-]\d\d:?\d\d)?)?(?!\d)/g
const dayFirstDate =
  /(?<![\d:.])(\d{1,2})(?:st|nd|rd|th|er|\.|º|ª)?[\s/-](?:de\s|of\s)?(\p{L}[\p{L}\p{M}\u200C\u200D]{1,15})\.?,?[\s/-](?:de\s)?((?:19|20)\d\d|[’']\d\d)(?!\d)/gu
const monthFirstDate =
  /(?<![\p{L}\p{M}])(\p{L}[\p{L}\p{M}\u200C\u200D]{1,15})\.?[\s-](\d{1,2})(?:st|nd|rd|th)?,?[\s-]((?:19|20)\d\d|[’']\d\d)(?!\d)/gu
const spelledYearFirstDate =
  /(?<![\d/.-])((?:19|20)\d\d)[,.]?\s(\p{L}[\p{L}\p{M}\u200C\u200D]{1,15})\.?\s(\d{1,2})(?![\d:])\.?/gu
const yearFirstDate = /(?<![\d/.-])((?:19|20)\d\d)([/.-])\s?(\d{1,2})\2\s?(\d{1,2})(?![\d/-])\.?/g
const numericDate = /(?<![\d/.-])(\d{1,2})([/.-])(\d{1,2})\2((?:19|20)?\d\d)(?![\d/-])/g

/** In "Updated: … | Published: …", selects the second date. */
const publishedLabel =
  /(?<![\p{L}\p{M}])(?:(?:first\s)?publish(?:ed)?|posted|publié|veröffentlicht|publicado|प्रकाशित|पब्लिश|प्रकाशन|প্রকাশ|પ્રકાશિત|வெளியி|పబ్లిష్|ಪ್ರಕಟ|പ്രസിദ്ധീകരി|ਪ੍ਰਕਾਸ਼ਿਤ|اشاعت)/iu

/** Matches the end of a UTC time, or seconds or milliseconds since 1970. */
export const utcAtEnd = /\d(?:Z|\s?[+-]00:?00|\s(?:UTC|GMT))$|^\d{10}(?:\d{3})?$/

export type DateOrder = 'day-first' | 'month-first'

export type WrittenDate = {
  at: Date
  /** The day as written, ISO; in the writer's zone it may differ from the day in UTC. */
  day: string
  /** Whether the time is in UTC, as systems write it and people do not. */
  isInUtc: boolean
}

/** `zone`: the writer's. `isPast`: excludes future days, which otherwise count when there is no past one. */
type Reading = { now: Date; order: DateOrder; zone?: WriterZone; isPast?: boolean }

/** The first date in a text, or the first after a word for publishing, with its time of day; else `null`. */
export function findDateInText(text: string, reading: Reading): WrittenDate | null {
  const line = plainDateText(text.slice(0, 400)).replace(/\s+/g, ' ')
  const labelAt = line.search(publishedLabel)
  return (labelAt > 0 ? firstDate(line.slice(labelAt), reading) : null) ?? firstDate(line, reading)
}

function firstDate(line: string, { now, order, zone = 'UTC', isPast = false }: Reading): WrittenDate | null {
  const latest = now.getTime() + dayMs
  const found = daysIn(line, { order, latest }).toSorted((a, b) => a.at - b.at)
  const past = found.filter(({ day }) => !(Date.parse(day.slice(0, 10)) > latest))
  for (const { day, at: start, end } of past.length > 0 || isPast ? past : found) {
    const clock = clockOf(line, { day, start, end })
    const at = parseDate(`${day} ${clock}`.trim(), now, { zone }) ?? parseDate(day, now, { zone })
    if (at !== null) return writtenDate(at, { day: day.slice(0, 10), isInUtc: utcAtEnd.test(day) })
  }
  return null
}

/** The time of day after or before a date; only its zone if the date already includes a time. */
function clockOf(line: string, { day, start, end }: { day: string; start: number; end: number }): string {
  const behind = line.slice(end, end + 40)
  if (day.length > 10) return /\d$/.test(day) ? (zoneBehind.exec(behind)?.[1] ?? '') : ''
  const clock =
    (clockBehind.exec(behind) ?? clockInFront.exec(line.slice(Math.max(0, start - 40), start)))?.[1] ?? ''
  return clock.replace(/\s?[.h]\s?(?=\d\d)/i, ':').replace(/\s?(?:uhr|hrs)|[()[\]]/gi, '')
}

/** A day far from its instant was in the future, and `parseDate` has set its instant to now. */
export function writtenDate(at: Date, { day, isInUtc }: Omit<WrittenDate, 'at'>): WrittenDate {
  const isNear = Math.abs(Date.parse(`${day}T12:00Z`) - at.getTime()) <= dayMs / 2 + farthestEastMs
  return { at, day: isNear ? day : at.toISOString().slice(0, 10), isInUtc }
}

type FoundDay = { day: string; at: number; end: number }
type Parts = { day: string | undefined; month: number | null; year: string | undefined }

function daysIn(line: string, { order, latest }: { order: DateOrder; latest: number }): FoundDay[] {
  const all = (pattern: RegExp, parts: (match: RegExpExecArray) => Parts) =>
    [...line.matchAll(pattern)].flatMap(match => dayOf(match, parts(match)))
  return [
    ...[...line.matchAll(isoDate)].map(match => foundAt(match, match[0])),
    ...all(dayFirstDate, ([, day, month = '', year]) => ({ day, month: monthNumber(month), year })),
    ...all(monthFirstDate, ([, month = '', day, year]) => ({ day, month: monthNumber(month), year })),
    ...all(spelledYearFirstDate, ([, year, month = '', day]) => ({ day, month: monthNumber(month), year })),
    ...all(yearFirstDate, ([, year, , month, day]) => ({ day, month: Number(month), year })),
    ...[...line.matchAll(numericDate)].flatMap(match => numeric(match, { order, latest })),
  ]
}

// Reads the numbers in the page's order, unless that gives no valid day or a future one.
function numeric(
  match: RegExpExecArray,
  { order, latest }: { order: DateOrder; latest: number },
): FoundDay[] {
  const [, first, separator, second, year = ''] = match
  const isMonthFirst = order === 'month-first' && separator === '/'
  const read = (day: string | undefined, month: string | undefined) =>
    dayOf(match, { day, month: Number(month), year: year.length === 2 ? `20${year}` : year })
  const readings = isMonthFirst
    ? [read(second, first), read(first, second)]
    : [read(first, second), read(second, first)]
  const isShort = first?.length === 2 && year.length === 2
  const yearFirst = isShort ? dayOf(match, { day: year, month: Number(second), year: fullYear(first) }) : []
  const days = [...readings.flat(), ...yearFirst]
  return [days.find(({ day }) => Date.parse(day) <= latest) ?? days[0] ?? []].flat()
}

// From 95 on, the year is of the last century, when outlets began to publish on the web.
function fullYear(short: string): string {
  return (Number(short) < 95 ? '20' : '19') + short
}

function dayOf(match: RegExpExecArray, { day = '', month, year = '' }: Parts): FoundDay[] {
  if (month === null || month < 1 || month > 12 || Number(day) < 1 || Number(day) > 31) return []
  const fullYear = year.replace(/^[’']/, '20')
  return [foundAt(match, `${fullYear}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`)]
}

function foundAt(match: RegExpExecArray, day: string): FoundDay {
  return { day, at: match.index, end: match.index + match[0].length }
}

// Reads ages such as "3 hours ago" in English and the languages of India, from pages that show no date.
const minuteMs = 60_000

const units: [RegExp, number][] = [
  [/^(?:min|मिन|মিনিট|மினி|நிமிட|మిని|నిమిష|ನಿಮಿಷ|മിനി|મિનિટ|ਮਿੰਟ|ମିନିଟ|منٹ)/i, minuteMs],
  [/^(?:h(?:ou)?rs?$|घं?ट|घण्ट|तास|ঘণ্ট|ঘন্ট|மணி|గంట|ಗಂಟೆ|ಘಂಟೆ|മണിക്കൂ|કલાક|ਘੰਟ|ଘଣ୍ଟ|گھنٹ)/i, 60 * minuteMs],
  [/^(?:days?$|दिन|दिव|দিন|நா[டள]|రోజు|ದಿನ|ദിവസ|દિવસ|ਦਿਨ|ଦିନ|دن)/i, 24 * 60 * minuteMs],
]

const ago =
  /(?<![\p{L}\p{N}])(\d{1,2}|an?|one)\s?([\p{L}\p{M}]{1,20})\.?\s?(?:[\p{L}\p{M}]{1,20}\s)?(?:ago|पहले|पूर्व|पूर्वी|पहिले|अघि|আগে|முன்(?:பு)?|క్రితం|ಹಿಂದೆ|മുമ്പ്|മുൻപ്|પહેલા[ં]?|ਪਹਿਲਾਂ|ପୂର୍ବେ|ଆଗରୁ|پہلے)(?![\p{L}\p{M}])/iu

/** "तासांपूर्वी": Marathi joins "ago" to the unit. */
const joinedAgo = /(?<![\p{L}\p{N}])(\d{1,2})\s?([\p{L}\p{M}]{2,20})पूर्वी(?![\p{L}\p{M}])/u

/** The age that a short text states, in milliseconds; `null` if it states none. */
export function ageMs(text: string): number | null {
  const line = plainDigits(text.slice(0, 60)).trim()
  if (text.trim().length > 45) return null
  const [, count = '', unit = ''] = ago.exec(line) ?? joinedAgo.exec(line) ?? []
  const unitMs = units.find(([pattern]) => pattern.test(unit))?.[1]
  if (unitMs === undefined) return null
  return (/^\d/.test(count) ? Number(count) : 1) * unitMs
}

// Recognizes the words around a date in the visible text that say what the date is of.

/** A line that begins like "This entry was posted on …", "Dieser Artikel wurde am … geschrieben" says when the article appeared. */
const publication =
  /^[^\p{L}\p{N}(（]{0,20}(?:(?:first |originally )?(?:published|posted)(?: on| at| by|:|(?=\s\d))|(?:this )?(?:article|entry|post|story) was (?:posted|published|written)|dieser (?:artikel|beitrag|eintrag|text) wurde am|(?:veröffentlicht|erschienen|geschrieben|verfasst|erstellt|publiziert|eingestellt) (?:am|von)|publié(?:e)? le|mis en ligne le|publicado (?:el|em)|pubblicato il|geplaatst op|gepubliceerd op|opublikowano|опубликовано|प्रकाशित|प्रकाशन|প্রকাশ|வெளியி|公開日|投稿日|发布时间|发表于|發表於)/iu

/** A text of its own before a date, as in a table of facts: "Datum", "Date:". */
const label =
  /^\s{0,20}(?:datum|date|fecha|data|dato|published|posted|veröffentlicht(?: am)?|erschienen(?: am)?|erstellt(?: am)?|publié(?:e)? le|publicado(?: el| em)?|pubblicato(?: il)?|дата|दिनांक|तारीख|प्रकाशित|তারিখ|தேதி|తేదీ|日期|日付|公開日|投稿日|发布时间|发布日期)\s?[:：]?\s{0,20}$/iu

/** "15.12.2015 Kommentar von Gast", "Asha says on 3 May 2020": a reader wrote then. */
const comment =
  /(?:kommentar|comment|commentaire|comentario|commento|antwort|reply|टिप्पणी)\s(?:von|by|from|de|par|di|to)\s|(?<![\p{L}\p{M}])(?:says|schrieb|schreibt|sagt|meint|a écrit|a dit|escribió|dijo)(?:\s(?:on|am|le|el)\s.{0,30}|\s?:)?\s{0,20}$/iu

/** A longer text is a part of the article. */
const lineLengthMax = 150

export function namesPublication(text: string): boolean {
  return text.length <= lineLengthMax && publication.test(text)
}

export function isDateLabel(text: string): boolean {
  return label.test(text)
}

export function isOfComment(text: string): boolean {
  return text.length <= lineLengthMax && comment.test(text) && !publication.test(text)
}
