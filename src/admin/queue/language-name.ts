const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' })

/** "Hindi" for `hi`. */
export function languageName(tag: string): string {
  return names.of(tag) ?? tag
}
