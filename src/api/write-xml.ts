const escapes = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&apos;'],
])

/** Escapes a text for an element or an attribute of XML. */
export function xmlText(text: string): string {
  return withoutForbidden(text).replace(/[&<>"']/g, character => escapes.get(character) ?? '')
}

/** Removes characters that XML 1.0 §2.2 forbids in a document, even escaped. */
export function withoutForbidden(text: string): string {
  return text.toWellFormed().replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
}

/**
 * A title of RSS, which does not say whether it is HTML; most feed readers assume so and would drop `<b>`. Other titles are
 * the same either way, and stay as they are for the readers that show them as text.
 */
export function rssTitle(title: string): string {
  const text = withoutForbidden(title)
  return /<|&#?\w+;/.test(text) ? text.replace(/[&<]/g, sign => escapes.get(sign) ?? '') : text
}

type Rss = Parameters<typeof import('feedsmith')['generateRssFeed']>[0]

/**
 * An RSS document. The library is loaded by the first feed: it takes 80 ms of a start. It writes texts with `&`, `<` or `>` as CDATA
 * on lines of their own; a strict reader would take the white space around them for part of the text, even of an address.
 */
export async function writeRss(feed: Rss): Promise<string> {
  const { generateRssFeed } = await import('feedsmith')
  return generateRssFeed(feed)
    .replace(/>\s+<!\[CDATA\[/g, '><![CDATA[')
    .replace(/\]\]>\s+<\//g, ']]></')
}
