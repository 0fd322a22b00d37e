// Turns markup into plain text. htmlparser2's tokenizer keeps no stack, so 50,000 nested tags cost no more than 50,000
// flat ones (a popular sanitizer needs 47 s for them).
import { Tokenizer } from 'htmlparser2'

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
    const next = textOfMarkup(text.replace(/&(?:amp;|#0{0,9}38;|#x0{0,9}26;)+/gi, '&'))
    // The tokenizer treats a trailing "</" as text.
    if (next === text) return text.replace(/<(?=[a-z/!?])/gi, ' ')
    text = next
  }
  return text.replace(/[<&]+/g, ' ')
}

function textOfMarkup(raw: string): string {
  const html = closedComments(raw)
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
      oncdata: (start, end) => parts.push(html.slice(start, end)),
      onopentagname: (start, end) => open(nameAt(start, end)),
      onclosetag: (start, end) => close(nameAt(start, end)),
    },
  )
  tokenizer.write(html)
  tokenizer.end()
  if (machineTag.test(silent.name)) parts.length = silent.from
  return parts.join('')
}

// An improperly closed comment ("sa<!-- -- x >fe") would swallow the remaining text, so it ends at its bracket.
function closedComments(html: string): string {
  const open = html.indexOf('<!--', html.lastIndexOf('-->') + 1)
  return open === -1 ? html : html.slice(0, open) + html.slice(open).replace(/<!--[^>]*(?:>|$)/g, '')
}

const ignoredEvents = {
  onattribdata: () => undefined,
  onattribentity: () => undefined,
  onattribend: () => undefined,
  onattribname: () => undefined,
  oncomment: () => undefined,
  ondeclaration: () => undefined,
  onend: () => undefined,
  onopentagend: () => undefined,
  onprocessinginstruction: () => undefined,
  onselfclosingtag: () => undefined,
}
