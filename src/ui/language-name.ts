const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' })

/** "English" for `en` and `en-IN`; a text that is no tag, as some feeds give, is shown as it is. */
export function languageName(tag: string): string {
  const [primary = ''] = tag.toLowerCase().split('-')
  return /^[a-z]{2,3}$/.test(primary) ? (names.of(primary) ?? tag) : tag
}
