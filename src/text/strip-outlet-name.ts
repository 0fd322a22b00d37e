// Takes the outlet's name off a headline, behind it, in front of it or cut off in the middle, and only that: what stands
// behind a dash goes when it names the outlet, its host or the source of the entry, else it is part of the headline.
// In front more is asked for, since "Delhi: …" is how headlines say where.
import {
  coreOf,
  genericWord,
  isSameName,
  type OutletNames,
  readOutletNames,
  separator,
  wordsOf,
} from './outlet-names.ts'

/** Where a name may begin behind a title without a space; such a tail must be the whole name. */
const tightSeparator =
  /(?<=[^\s-])- (?=\S)|(?<=\s)[-–—](?=[^\s-])| ?[：＿_－] ?|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])[-–—]/gu

/** Without one of these no name can stand off. */
const anyMark = /[-–—―|¦•·:»«›‹>~/：｜_＿－]/u

/** "Outlet - Headline", "Outlet: Headline". */
const lead = /^([^|｜»：]{2,60}?)(\s(?:[-–—|»:]|--|::)\s|\s?[|｜»：]\s?|:\s)(.{12,})$/su

/** The longest outlet name with its section; longer tails are sentences. */
const suffixLengthMax = 60

/** A headline shorter than this would be left with nothing to say ("Live - BBC News"). */
const titleLengthMin = 8

/** A title that a CMS cuts without a mark is at least so long. */
const cutLengthMin = 60

/**
 * `names`: what the outlet may be called: its name, the feed's title, the entry's source, hosts (`www.ndtv.com`).
 * `outlet`: the one of them under which it is kept here, or ''.
 */
export function stripOutletName(title: string, names: string[], { outlet = '' } = {}): string {
  if (!anyMark.test(title)) return title
  const known = readOutletNames(names, outlet)
  let kept = title
  for (let before = ''; before !== kept; ) {
    before = kept
    kept = withoutLead(withoutTails(kept, known), known)
  }
  return kept
}

function withoutTails(title: string, known: OutletNames): string {
  const isWhole = (tail: string) => known.exact.has(wordsOf(tail).join(''))
  let kept = title
  let at =
    suffixStart(kept, separator, tail => namesOutlet(tail, known.loose)) ??
    suffixStart(kept, tightSeparator, isWhole) ??
    cutNameStart(kept, known)
  while (at !== null) {
    kept = kept.slice(0, at).trimEnd()
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
  const found = starts.findLast(({ at, tail }) => isWorthKeeping(title.slice(0, at)) && isSuffix(tail))
  return found?.at ?? null
}

// "… - Ne" of News18, "… | The Hin…": the beginning of the name, where the mark or the middle of a word says that it was cut.
function cutNameStart(title: string, { written }: OutletNames): number | null {
  const isCut = (tail: string) => {
    const rest = tail.replace(/\s?(?:…|\.{3})$/u, '')
    if (rest.length < 2 || /^\p{Ll}/u.test(rest)) return false
    const begun = written.filter(
      name => name.length > rest.length && name.toLowerCase().startsWith(rest.toLowerCase()),
    )
    const isInWord = begun.some(name => /^[\p{L}\p{M}\p{N}]{2}/u.test(name.slice(rest.length - 1)))
    if (rest === tail) return isInWord && title.length >= cutLengthMin
    // "Budget 2026 - India…" may be a headline of India Today that goes on.
    return isInWord || (begun.length > 0 && (coreOf(rest) !== '' || /^the$/i.test(rest)))
  }
  return suffixStart(title, separator, isCut) ?? suffixStart(title, tightSeparator, isCut)
}

function withoutLead(title: string, { confirmed, own }: OutletNames): string {
  const [, name = '', mark = '', rest = ''] = lead.exec(title) ?? []
  const whole = wordsOf(name).join('')
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

// "… | Cricket News - NDTVSports.com", "… | India News - Times of India": the section before the outlet's name.
function isSection(tail: string): boolean {
  const words = wordsOf(tail)
  return words.length <= 4 && words.at(-1) === 'news' && words.every(word => genericWord.test(word))
}

function isWorthKeeping(rest: string): boolean {
  return rest.trim().length >= titleLengthMin
}

function namesOutlet(tail: string, known: string[]): boolean {
  if (
    known.includes(
      tail
        .trim()
        .toLowerCase()
        .replace(/^www\./, ''),
    )
  )
    return true
  const name = tail.replace(/\.(?:com|in|co\.in|co\.uk|org|net|news|tv)\b/giu, '')
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

// "NDTV Movies" of ndtv.com, "HT Tech" of Hindustan Times: initials are known in capitals only.
function startsWithOutlet(tail: string, known: string[]): boolean {
  const [first = ''] = tail.trim().split(/\s/)
  return (
    known.includes(first) ||
    (first.length >= 4 && /^\p{Lu}/u.test(first) && known.includes(first.toLowerCase()))
  )
}
