// The parts of every public page that it does not name itself: the header and the footer.
const shownEverywhere = ['settings', 'categories', 'reset']

/**
 * Whether a change touches a page that shows `live`: tags with spaces between, `news` for every category and `stories` for
 * every story. One event names the stories of a burst, with commas between; `stories` stands for too many to name.
 */
export function isShown(change: string, live: string): boolean {
  const tags = live.split(' ')
  if (shownEverywhere.includes(change) || tags.includes(change)) return true
  if (change.startsWith('news:')) return tags.includes('news')
  if (change === 'stories') return live.includes('story:')
  if (!change.startsWith('story:')) return false
  const ids = change.slice(6).split(',')
  return tags.includes('stories') || ids.some(id => tags.includes(`story:${id}`))
}

/** HTML without what the reader script itself writes into it: equal for regions that need no renewal. */
export function withoutTimes(html: string): string {
  return html.replace(/(<time\b[^<>]*?)(?: title="[^"<]*")?>[^<]*/g, '$1>')
}
