// Video sites let their outlets write on behind the sentence: where to subscribe, what to follow, which app to fetch,
// with bare addresses that nobody can click in a line of text.

/** An address that the sentence does not go on behind: "on https://cowin.example to book" is no promotion. */
const bareAddress = /https?:\/\/\S{2,300}(?!\S)(?!\s[\p{Ll}(])/gu

const sentenceEnd = /[.!?…।](?=[^.!?…।]{0,300}$)/u

/** Glued to what it follows, as line breaks get lost on the way. */
const gluedOn =
  /(?<=[\p{Ll}\p{N}.!?…)”"'’])(?:Subscribe (?:to|now|for|here|today)\b|SUBSCRIBE\b|Follow us\b)/u

/** Behind a whole sentence, and about a channel. */
const askedToRead =
  /(?<=[.!?…)”"])\s(?:Subscribe|SUBSCRIBE)(?:! ?$| (?:to|now|for|here)\b[^.!?]{0,80}(?:…|\.{3}|channel|newsletter|YouTube|►|👉))/u

/** The rest must make sense by itself. */
const saysSomething = /(?:\p{L}[^\p{L}]{0,5}){20}/u

/** `text` up to where it promotes the outlet; one that begins so, behind its address. A text without promotion stays as it is. */
export function withoutPromotion(text: string): string {
  const asked = [gluedOn, askedToRead].map(pattern => pattern.exec(text)?.index ?? -1).filter(at => at > 0)
  const own = asked.length === 0 ? text : text.slice(0, Math.min(...asked)).trimEnd()
  return withoutAddress(saysSomething.test(own) ? own : text)
}

function withoutAddress(text: string): string {
  const [address] = text.matchAll(bareAddress)
  if (!address) return text
  const before = text.slice(0, address.index)
  const end = sentenceEnd.exec(before)
  const sentences = end ? before.slice(0, end.index + 1) : ''
  if (saysSomething.test(sentences)) return sentences
  const after = text.slice(address.index + address[0].length).replace(/^[\s|:•►–—-]+/, '')
  return saysSomething.test(after) ? after : `${before.trimEnd()} ${after}`.trim()
}
