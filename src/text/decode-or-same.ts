/** The text without its percent signs' escapes; a text with an invalid one stays as it is. */
export function decodeOrSame(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
