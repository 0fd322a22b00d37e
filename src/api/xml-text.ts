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
