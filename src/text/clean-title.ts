import { cleanPlainText, cleanText } from './clean-text.ts'
import {
  coreOf,
  genericWord,
  isSameName,
  type OutletNames,
  readOutletNames,
  separator,
  wordsOf,
} from './outlet-names.ts'
import { truncateText } from './truncate-text.ts'

/** The longest title that we keep; the longest real headline seen had 270 characters. */
const titleLengthMax = 300

/** Names are searched in no more of a title: removing one that is repeated to 10,000 characters takes 20 ms. */
const searchedLengthMax = 1_000

/** A headline as clean text without the outlet's name (`stripOutletName`). `isPlain`: the format declares that its tags are text. */
export function cleanTitle(raw: string, names: string[], { outlet = '', isPlain = false } = {}): string {
  const clean = (isPlain ? cleanPlainText(raw) : cleanText(raw)).replace(escapedQuote, '')
  let title = stripOutletName(truncateText(clean, searchedLengthMax), names, { outlet })
  // A title truncated to this length may end with the start of the name.
  while (title.length > titleLengthMax) {
    title = stripOutletName(truncateText(title, titleLengthMax), names, { outlet })
  }
  return title
}

// Programs that escape a quotation mark for a database and forget to undo it.
const escapedQuote = /\\(?=['"])/g

const placeholder =
  /^(?:\{\{|\$\{|\[%|#\{)|^(?:home|homepage|untitled|index|undefined|null|n\/a|\[removed\]|redirecting\W{0,3}|google news|https?:\/\/\S{1,2000})$/i

/** Whether it is an unfilled template, an address, or the name of a page that is not an article. */
export function isPlaceholder(title: string): boolean {
  return placeholder.test(title)
}

// Removes the outlet's name, its host or the entry's source from either end of a headline, even if truncated there, and nothing
// else. At the start the evidence must be stronger, because headlines use "Delhi: …" for the place.
/** Where a name may follow a title with a space missing; such a suffix must be the whole name. */
const tightSeparator =
  /(?<=[^\s-])- (?=\S)|(?<=\s)[-–—](?=[^\s-])| ?[：＿_－] ?|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])[-–—]/gu

/** Without one of these no name can be separated. */
const anyMark = /[-–—―|¦•·:»«›‹>~/：｜_＿－]/u

/** What feeds write before a headline, or after it without a mark: "Image for", and a capital "By" in a headline of small letters. */
const pictureLead = /^Image for (?=.{12})/
const byline = / By ([\p{L}.]{2,20})$/u
const smallWord = /\s\p{Ll}{6}/u
const agencies = ['reuters', 'pti', 'ani', 'ians', 'afp', 'bloomberg']

/** "Outlet - Headline", "Outlet: Headline". */
const lead = /^([^|｜»：]{2,60}?)(\s(?:[-–—|»:]|--|::)\s|\s?[|｜»：]\s?|:\s)(.{12,})$/su

/** The longest outlet name with its section; longer suffixes are sentences. */
const suffixLengthMax = 60

/** A shorter headline would say nothing ("Live - BBC News"). */
const titleLengthMin = 8

/** A title that a CMS truncates without a mark has at least this length. */
const cutLengthMin = 60

/** `names`: the outlet's name, the feed's title, the entry's source, hosts (`www.ndtv.com`). `outlet`: its stored name, or ''. */
export function stripOutletName(title: string, names: string[], { outlet = '' } = {}): string {
  if (!anyMark.test(title) && !byline.test(title) && !pictureLead.test(title)) return title
  const known = readOutletNames(names, outlet)
  let kept = title.replace(pictureLead, '')
  for (let before = ''; before !== kept; ) {
    before = kept
    kept = withoutLead(withoutTails(withoutByline(kept, known), known), known)
  }
  return kept
}

function withoutByline(title: string, { loose }: OutletNames): string {
  const [whole, name = ''] = byline.exec(title) ?? []
  if (whole === undefined) return title
  const isKnown = namesOutlet(name, loose) || agencies.includes(name.toLowerCase())
  const rest = title.slice(0, -whole.length)
  return isKnown && smallWord.test(rest) ? rest : title
}

function withoutTails(title: string, known: OutletNames): string {
  const isWhole = (tail: string) => known.exact.has(wordsOf(tail).join(''))
  let kept = title
  let at =
    suffixStart(kept, separator, tail => namesOutlet(tail, known.loose)) ??
    suffixStart(kept, tightSeparator, isWhole) ??
    cutNameStart(kept, known)
  while (at !== null) {
    kept = withoutSection(kept.slice(0, at).trimEnd())
    at = suffixStart(kept, separator, tail => namesOutlet(tail, known.loose) || isSection(tail))
  }
  return kept
}

function suffixStart(title: string, marks: RegExp, isSuffix: (tail: string) => boolean): number | null {
  const from = Math.max(0, title.length - suffixLengthMax)
  const starts = [...title.slice(from).matchAll(marks)].map(match => ({
    at: from + match.index,
    tail: title.slice(from + match.index + match[0].length),
  }))
  const found = starts.findLast(
    ({ at, tail }) => title.slice(0, at).trim().length >= titleLengthMin && isSuffix(tail),
  )
  return found?.at ?? null
}

// "… - Ne" of News18, "… | The Hin…": the start of the name, where an ellipsis or a cut word proves the truncation.
function cutNameStart(title: string, { written }: OutletNames): number | null {
  const isCut = (tail: string) => {
    const rest = tail.replace(/\s?(?:…|\.{3})$/u, '')
    if (rest.length < 2 || /^\p{Ll}/u.test(rest)) return false
    const begun = written.filter(
      name => name.length > rest.length && name.toLowerCase().startsWith(rest.toLowerCase()),
    )
    const isInWord = begun.some(name => /^[\p{L}\p{M}\p{N}]{2}/u.test(name.slice(rest.length - 1)))
    if (rest === tail) return isInWord && title.length >= cutLengthMin
    // "Budget 2026 - India…" may be a headline that continues, not the start of India Today.
    return isInWord || (begun.length > 0 && (coreOf(rest) !== '' || /^the$/i.test(rest)))
  }
  return suffixStart(title, separator, isCut) ?? suffixStart(title, tightSeparator, isCut)
}

function withoutLead(title: string, { confirmed, own }: OutletNames): string {
  const [, name = '', mark = '', rest = ''] = lead.exec(title) ?? []
  const whole = wordsOf(name).join('')
  if (mark.includes('|') && isGenericSection(name) && isSentence(rest)) return rest.trim()
  if (whole === '' || genericWord.test(whole) || !isSentence(rest)) return title
  const isOwn = own.has(whole) && (/[-–—|｜»]/u.test(mark) || wordsOf(name).length > 1)
  return isOwn || confirmed.has(whole) ? rest.trim() : title
}

function isSentence(text: string): boolean {
  return (
    /\p{L}[^\p{L}\p{M}\p{N}]+[\p{L}\p{N}]/u.test(text) ||
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
  )
}

// "… | Cricket News - NDTVSports.com", "… | Noida News - Times of India": the section before the outlet's name.
function isSection(tail: string): boolean {
  const words = wordsOf(tail)
  return words.at(-1) === 'news' && (words.length <= 2 || isGenericSection(tail))
}

// "…, National Hindi News" before the outlet's name.
function withoutSection(title: string): string {
  const comma = title.lastIndexOf(', ')
  return comma >= titleLengthMin && isGenericSection(title.slice(comma)) ? title.slice(0, comma) : title
}

// "Health News | …"
function isGenericSection(name: string): boolean {
  const words = wordsOf(name)
  if (words.length < 2 || words.length > 4 || words.at(-1) !== 'news') return false
  return words.every(word => genericWord.test(word))
}

function namesOutlet(tail: string, known: string[]): boolean {
  const host = tail.trim().toLowerCase()
  if (known.includes(host.replace(/^www\./, ''))) return true
  const name = tail
    .replace(/^Articles from /, '')
    .replace(/\.(?:com|in|co\.in|co\.uk|org|net|news|tv)\b/giu, '')
  const words = wordsOf(name)
  if (words.length === 0 || words.length > 7) return false
  const whole = words.join('')
  if (known.includes(whole)) return !genericWord.test(whole)
  if (words.length <= 2 && startsWithOutlet(tail, known)) return true
  const core = coreOf(name)
  if (core.length < 2) return false
  const initials = words.map(word => (/^(?:the|of|and)$/.test(word) ? '' : word.slice(0, 1))).join('')
  return known.some(form => isSameName(core, form) || (words.length > 2 && form === initials))
}

// "NDTV Movies" for ndtv.com, "HT Tech" for Hindustan Times: initials are recognized in capitals only.
function startsWithOutlet(tail: string, known: string[]): boolean {
  const [first = ''] = tail.trim().split(/\s/)
  return (
    known.includes(first) ||
    (first.length >= 4 && /^\p{Lu}/u.test(first) && known.includes(first.toLowerCase()))
  )
}
