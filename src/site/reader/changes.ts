// Dependencies of the header and footer, which every public page has without declaring them.
const shownEverywhere = ['settings', 'categories', 'reset']

/**
 * Whether a change affects a page that shows `live`: tags separated by spaces, with `news` for every category and
 * `stories` for every story. One event lists a burst's stories, separated by commas; `stories` means too many to list.
 */
export function isShown(change: string, live: string): boolean {
  const tags = live.split(' ')
  const [kind = '', ids = ''] = change.split(':')
  return (
    shownEverywhere.includes(change) ||
    tags.includes(kind === 'story' ? 'stories' : kind) ||
    ids.split(',').some(id => tags.includes(`${kind}:${id}`)) ||
    (change === 'stories' && live.includes('story:'))
  )
}

/** HTML without what the reader and the reader script change in it; if equal, a region needs no renewal. */
export function withoutTimes(html: string): string {
  return html
    .replace(/(<time\b[^<>]*?)(?: title="[^"<]*")?>[^<]*/g, '$1>')
    .replace(/ (data-new="[^"]*"|open="")/g, '')
}
