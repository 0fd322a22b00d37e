// What every public page shows besides what it names itself: the header and the footer.
const shownEverywhere = ['settings', 'categories', 'reset']

/** Whether a change touches a page that shows `live`: tags with spaces between, `news` standing for every category. */
export function isShown(change: string, live: string): boolean {
  const tags = live.split(' ')
  if (shownEverywhere.includes(change) || tags.includes(change)) return true
  return change.startsWith('news:') && tags.includes('news')
}

/** HTML without what the reader script itself writes into it: equal for regions that need no renewal. */
export function withoutTimes(html: string): string {
  return html.replace(/(<time\b[^<>]*?)(?: title="[^"<]*")?>[^<]*/g, '$1>')
}
