// Normalizes all text of an entry before it is stored: one spelling, one line, no invisible characters that change what
// a reader sees.

import { removeInvisible } from './characters/remove-invisible.ts'
import { textOfHtml } from './clean-html.ts'
import { mendMojibake } from './clean-mojibake.ts'

/** Longer raw text is truncated before any work is done on it; 10,000 characters of markup contain any summary. */
const rawLengthMax = 10_000

const spaces = /[\s\u0085\u2028\u2029\u3164\u2800]+/gu

/**
 * Most English text: it cannot contain invisible characters, so the expensive patterns are skipped (a third of a feed's
 * time).
 */
const plainAscii = /^[ -~\n]*$/

/** Plain ASCII that also cannot contain markup. */
const nothingToClean = /^[ -%'-;=-~]*$/

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
  return removeInvisible(text)
    .replace(/[^\S\n]+/gu, ' ')
    .normalize('NFC')
}
