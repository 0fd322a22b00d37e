/** The text without line breaks and other control characters: a name from outside must not begin a line of its own. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}
