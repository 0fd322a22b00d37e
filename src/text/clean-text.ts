import { Tokenizer } from 'htmlparser2'
import { joinVowels } from './join-vowels.ts'
import { removeInvisible } from './remove-invisible.ts'

// Normalizes all text of an entry: one spelling, one line, no invisible characters that change what a reader sees.

/** Longer raw text is truncated before any work is done on it; 10,000 characters of markup contain any summary. */
const rawLengthMax = 10_000

const spaces = /[\s\u0085\u2028\u2029\u3164\u2800]+/gu

/** Most English text, in which nothing is invisible: skipping the expensive patterns saves a third of a feed's time. */
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
  // A repair can reveal an entity, and a dropped character complete one, so both repeat until nothing changes.
  for (let round = 0; round < 4; round++) {
    const next = visible(mendMojibake(textOfHtml(text)))
    if (next === text) return text
    text = next
  }
  return text.replace(/[<&]/g, ' ')
}

/** The rest of a letter in which a CMS cut the text, counting bytes. */
const halfLetters = /(?<!\uFFFD)\uFFFD+(?=\s{0,3}(?:[[(]?(?:…|\.{3})|$))/gu

function visible(raw: string): string {
  // Some outlets type a grave accent for every quotation mark and apostrophe: "Tesla`s entry".
  const text = raw.replaceAll('`', "'")
  if (plainAscii.test(text)) return text.replace(/ {2,}/g, ' ')
  const composed = removeInvisible(text)
    .replace(halfLetters, '')
    .replace(/[^\S\n]+/gu, ' ')
    .normalize('NFC')
  return joinVowels(composed).replace(stackedMarks, '$1')
}

// More marks on one letter than a language needs are drawn over the lines above. Those of India's scripts are not in these blocks.
const stackedMarks =
  /([\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]{4})[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]+/g

/** Programs that know no character above U+FFFF write an emoji as two entities. */
export function joinSurrogates(text: string): string {
  return text.replace(surrogates, (pair, high = '', low = '', highHex = '', lowHex = '') => {
    const units =
      highHex === '' ? [Number(high), Number(low)] : [highHex, lowHex].map(hex => Number.parseInt(hex, 16))
    const joined = String.fromCharCode(...units)
    return joined.length === 2 && joined.isWellFormed() ? joined : pair
  })
}

const surrogates = /&#(5[56]\d{3});&#(5[67]\d{3});|&#x(d[89ab][\da-f]{2});&#x(d[c-f][\da-f]{2});/gi

/** A feed that repeats its whole keyword index on every item says nothing by it. */
const tagsMax = 8
const tagLengthMax = 40
// So many raw texts are looked at, however many there are.
const givenMax = 30
const givenLengthMax = 200

/** An outlet's tags in lower case, each once, at most `tagsMax`; texts without letters are left out. */
export function cleanTags(given: readonly string[]): string[] {
  const tags = given
    .slice(0, givenMax)
    .flatMap(text => text.slice(0, givenLengthMax).split(','))
    .map(text => cleanText(text).slice(0, tagLengthMax).toWellFormed().trim().toLowerCase())
    .filter(tag => /\p{L}/u.test(tag))
  return [...new Set(tags)].slice(0, tagsMax)
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes text and attributes in double quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, letter => escapes[letter] ?? letter)
}

// Turns markup into plain text. The tokenizer keeps no stack: a popular sanitizer needs 47 s for 50,000 nested tags.
/** Block elements, which end a line for a reader; all others are inline. */
const breakingTag =
  /^(?:address|article|aside|blockquote|br|center|dd|div|dl|dt|figcaption|figure|footer|form|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|table|tbody|td|tfoot|th|thead|tr|ul)$/

/** Elements whose content is for machines or is repeated elsewhere. */
const silentTag =
  /^(?:script|style|template|noscript|iframe|object|svg|math|head|title|textarea|select|figcaption|button)$/

/** The ignored elements that hide all following text when unclosed; unclosed others contain text that readers see. */
const machineTag = /^(?:script|style|template)$/

/** Maximum decoding rounds for escaped markup; a title encoded twice needs three. */
const roundsMax = 8

/** Text that an HTML parser could take for the start of a tag. */
const tagStart = /<(?=[a-z/!?])/i

/** Decodes entities however often they were encoded; the result contains no tag or entity. Blocks end with a line feed. */
export function textOfHtml(html: string): string {
  let text = html
  for (let round = 0; round < roundsMax; round++) {
    if (!text.includes('&') && !tagStart.test(text)) return text
    const plain = text.replace(/&(?:amp;|#0{0,9}38;|#x0{0,9}26;)+/gi, '&').replace(/&#x?0{1,9};/gi, '')
    const next = textOfMarkup(joinSurrogates(plain))
    // The tokenizer treats a trailing "</" as text.
    if (next === text) return text.replace(/<(?=[a-z/!?])/gi, ' ')
    text = next
  }
  return text.replace(/[<&]+/g, ' ')
}

function textOfMarkup(raw: string): string {
  const html = closedComments(withoutCdata(raw))
  const parts: string[] = []
  let silent = { name: '', from: 0 }
  const open = (name: string) => {
    if (silent.name === '' && silentTag.test(name)) silent = { name, from: parts.length }
    else if (breakingTag.test(name)) parts.push('\n')
  }
  const close = (name: string) => {
    if (name === silent.name) {
      parts.length = silent.from
      silent = { name: '', from: 0 }
    } else if (breakingTag.test(name)) parts.push('\n')
  }
  const nameAt = (start: number, end: number) => html.slice(start, end).toLowerCase()
  const tokenizer = new Tokenizer(
    { xmlMode: false, decodeEntities: true },
    {
      ...ignoredEvents,
      ontext: (start, end) => parts.push(html.slice(start, end)),
      ontextentity: code => parts.push(String.fromCodePoint(code)),
      onopentagname: (start, end) => open(nameAt(start, end)),
      onclosetag: (start, end) => close(nameAt(start, end)),
    },
  )
  tokenizer.write(html)
  tokenizer.end()
  if (machineTag.test(silent.name)) parts.length = silent.from
  return parts.join('')
}

// The tokenizer leaves "]]" at the end of a CDATA section.
function withoutCdata(html: string): string {
  return html.includes('<![CDATA[') ? html.replaceAll('<![CDATA[', '').replaceAll(']]>', '') : html
}

// An improperly closed comment ("sa<!-- -- x >fe") would swallow the remaining text, so it ends at its bracket.
function closedComments(html: string): string {
  const open = html.indexOf('<!--', html.lastIndexOf('-->') + 1)
  return open === -1 ? html : html.slice(0, open) + html.slice(open).replace(/<!--[^>]*(?:>|$)/g, '')
}

/** A tokenizer must have a callback for every event. */
export const ignoredEvents = {
  onattribdata: () => undefined,
  onattribentity: () => undefined,
  onattribend: () => undefined,
  onattribname: () => undefined,
  oncdata: () => undefined,
  oncomment: () => undefined,
  ondeclaration: () => undefined,
  onend: () => undefined,
  onopentagend: () => undefined,
  onprocessinginstruction: () => undefined,
  onselfclosingtag: () => undefined,
}

// Repairs UTF-8 text that was read as windows-1252 and stored that way: "â€™" for ’, "à¤¹" for ह. Only unambiguous
// sequences are repaired: a false repair would damage a correct headline.

/** The windows-1252 characters from 0x80 to 0x9F in order; unassigned positions hold their C1 control. */
const upperLetters = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ'

const byteOfLetter = new Map([...upperLetters].map((letter, index) => [letter, 0x80 + index] as const))

const trailLetter = `[${upperLetters}\u0080-\u00BF]`

// Two-byte forms only after Ã and Â, and never before a closing quote or guillemet: «CAFÃ» is a word in capitals.
const misreadRun = new RegExp(
  `[\u00F0-\u00F4]${trailLetter}{3}|[\u00E0-\u00EF]${trailLetter}{2}|[ÂÃ](?![»”’›])${trailLetter}`,
  'gu',
)

/** A C1 control after Â is windows-1252 that was read as Latin-1: "Â\u0092" for ’. */
const c1Controls = /[\u0080-\u009F]/g

/** Text as it was before its bytes were misread; correct text is returned unchanged. */
export function mendMojibake(text: string): string {
  if (!/[\u0080-\u009F\u00C2\u00C3\u00E0-\u00F4]/u.test(text)) return text
  const once = mended(text)
  const twice = once === text ? once : mended(once)
  return twice.replace(c1Controls, control => upperLetters[control.charCodeAt(0) - 0x80] ?? '')
}

// One for all runs: a hostile feed of 5 MB has a million of them, and making a decoder for each is a quarter of its time.
const utf8 = new TextDecoder('utf-8', { fatal: true })

function mended(text: string): string {
  return text.replace(misreadRun, run => {
    const bytes = Uint8Array.from(run, letter => byteOfLetter.get(letter) ?? letter.charCodeAt(0))
    try {
      return utf8.decode(bytes)
    } catch {
      return run
    }
  })
}
