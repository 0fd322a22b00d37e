// Normalizes all text of an entry before it is stored: one spelling, one line, no invisible characters that change what
// a reader sees. Joiners are the hard part: Indian scripts need some; the others harm search and allow spoofing.
import { textOfHtml } from './clean-html.ts'
import { mendMojibake } from './clean-mojibake.ts'

/** Longer raw text is truncated before any work is done on it; 10,000 characters of markup contain any summary. */
const rawLengthMax = 10_000

/** Soft hyphen, zero-width space, direction marks, tags, interlinear marks, controls and noncharacters. */
const invisible =
  /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF0-\uFFFB\uFFFE\uFFFF\u{E0000}-\u{E0FFF}]|[^\P{Cc}\t\n\r]/gu

const spaces = /[\s\u0085\u2028\u2029\u3164\u2800]+/gu

/**
 * Most English text: it cannot contain invisible characters, so the expensive patterns are skipped (a third of a feed's
 * time).
 */
const plainAscii = /^[ -~\n]*$/

/** Plain ASCII that also cannot contain markup. */
const nothingToClean = /^[ -%'-;=-~]*$/

const joiners = /[\u200C\u200D]+/gu

const joinedScript =
  /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Oriya}\p{Script=Sinhala}\p{Script=Arabic}]/u

const virama = /[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D\u0DCA]/u

/** One line of clean plain text from a feed's text or HTML. NFC, no markup, idempotent. */
export function cleanText(raw: string): string {
  if (raw.length < rawLengthMax && nothingToClean.test(raw)) return visible(raw).trim()
  return cleanLines(raw).replace(spaces, ' ').trim()
}

// Stands for "<" while the rest of a text is cleaned; private, so no text contains it for a reader.
const openingBracket = '\uE000'

/** Like cleanText, for a field that its format declares as plain text: "Use <b> sparingly" keeps its tag. */
export function cleanPlainText(raw: string): string {
  if (!/<|&lt;/i.test(raw)) return cleanText(raw)
  const marked = raw.replaceAll(openingBracket, '').replace(/<|&lt;/gi, openingBracket)
  return cleanText(marked).replaceAll(openingBracket, '<')
}

/** Like cleanText, with a line feed wherever a block of the markup ended. */
export function cleanLines(raw: string): string {
  let text = raw.slice(0, rawLengthMax).toWellFormed()
  // Repairing mojibake can reveal an entity and dropping a hidden character can complete one, so both repeat until
  // nothing changes.
  for (let round = 0; round < 4; round++) {
    const next = visible(mendMojibake(textOfHtml(text)))
    if (next === text) return text
    text = next
  }
  return text.replace(/[<&]/g, ' ')
}

function visible(raw: string): string {
  // Some outlets type a grave accent for every quotation mark and apostrophe: "Tesla`s entry".
  const text = raw.replaceAll('`', "'")
  if (plainAscii.test(text)) return text.replace(/ {2,}/g, ' ')
  const shown = text
    .replace(invisible, '')
    .replace(/[^\S\n]+/gu, ' ')
    .normalize('NFC')
  return shown.replace(joiners, keepNeededJoiner)
}

// Between letters of these scripts a joiner selects a shape; after a virama it forms a half form, a chillu or the old
// khanda ta, even at the end of a word; between emoji it combines several into one.
function keepNeededJoiner(run: string, at: number, text: string): string {
  const joiner = run.slice(0, 1)
  const before = characterBefore(text, at)
  const after = String.fromCodePoint(text.codePointAt(at + run.length) ?? 32)
  if (joiner === '\u200D' && virama.test(before)) return joiner
  if (joinedScript.test(before) && joinedScript.test(after)) return joiner
  const pictures =
    /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F/u.test(before) &&
    /\p{Extended_Pictographic}/u.test(after)
  return joiner === '\u200D' && pictures ? joiner : ''
}

function characterBefore(text: string, at: number): string {
  const unit = text.charAt(at - 1)
  return /[\uDC00-\uDFFF]/.test(unit) ? text.slice(at - 2, at) : unit
}
