// Removes what video outlets append to their sentence: calls to subscribe, follow or install an app, with bare
// addresses that readers cannot click in plain text.

/** An address that the sentence does not continue after: "on https://cowin.example to book" is not promotion. */
const bareAddress = /https?:\/\/\S{2,300}(?!\S)(?!\s[\p{Ll}(])/gu

const sentenceEnd = /[.!?…।](?=[^.!?…।]{0,300}$)/u

/** Attached without a space because a line break was lost. */
const gluedOn =
  /(?<=[\p{Ll}\p{N}.!?…)”"'’])(?:Subscribe (?:to|now|for|here|today)\b|SUBSCRIBE\b|Follow us\b)/u

/** After a complete sentence, and about a channel. */
const callToSubscribe =
  /(?<=[.!?…)”"])\s(?:Subscribe|SUBSCRIBE)(?:! ?$| (?:to|now|for|here)\b[^.!?]{0,80}(?:…|\.{3}|channel|newsletter|YouTube|►|👉))/u

/** The remaining text must make sense by itself. */
const hasSubstance = /(?:\p{L}[^\p{L}]{0,5}){20}/u

/**
 * Cuts `text` where promotion starts; if the text starts with promotion, drops it up to and including its address. Text
 * without promotion is unchanged.
 */
export function withoutPromotion(text: string): string {
  const starts = [gluedOn, callToSubscribe]
    .map(pattern => pattern.exec(text)?.index ?? -1)
    .filter(at => at > 0)
  const own = starts.length === 0 ? text : text.slice(0, Math.min(...starts)).trimEnd()
  return withoutAddress(hasSubstance.test(own) ? own : text)
}

function withoutAddress(text: string): string {
  const [address] = text.matchAll(bareAddress)
  if (!address) return text
  const before = text.slice(0, address.index)
  const end = sentenceEnd.exec(before)
  const sentences = end ? before.slice(0, end.index + 1) : ''
  if (hasSubstance.test(sentences)) return sentences
  const after = text.slice(address.index + address[0].length).replace(/^[\s|:•►–—-]+/, '')
  return hasSubstance.test(after) ? after : `${before.trimEnd()} ${after}`.trim()
}
