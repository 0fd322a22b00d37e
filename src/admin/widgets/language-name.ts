const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' })

/** "Hindi" for `hi`; what is no tag, as feeds say "en_IN" and "English (India)", is shown as it is. */
export function languageName(tag: string): string {
  try {
    return names.of(tag) ?? tag
  } catch {
    // The one way to ask whether a tag is one is to ask for its name.
    return tag
  }
}
