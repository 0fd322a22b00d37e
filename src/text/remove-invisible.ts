// Removes invisible characters that harm search and allow spoofing. Joiners are the hard part: Indian scripts need some.

/** Soft hyphen, zero-width space, direction marks, tags, interlinear marks, controls and noncharacters. */
const invisible =
  /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF0-\uFFFB\uFFFE\uFFFF\u{E0000}-\u{E0FFF}]|[^\P{Cc}\t\n\r]/gu

const joiners = /[\u200C\u200D]+/gu

const joinedScript =
  /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Oriya}\p{Script=Sinhala}\p{Script=Arabic}]/u

const virama = /[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D\u0DCA]/u

/** The text without invisible characters that change what a reader sees; line breaks and needed joiners stay. */
export function removeInvisible(text: string): string {
  return text.replace(invisible, '').replace(joiners, keepNeededJoiner)
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

/** The text without line breaks and other control characters: a name from outside must not begin a line of its own. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}
