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

type Judged = Pick<Response, 'ok' | 'redirected' | 'status'>

/**
 * `page`: the page itself. `elsewhere`: it has moved, as a merged story has, or is gone: its old text must not stay. null if it is
 * no page of ours up to its footer: others respond in our place, such as a network's login page, or a proxy while the site restarts.
 */
export function judgeResponse({ ok, redirected, status }: Judged, html: string): 'page' | 'elsewhere' | null {
  const isGone = status === 404 || status === 410
  if (!(ok || isGone) || !html.includes('data-region="foot"')) return null
  return ok && !redirected && html.includes(' data-live="') ? 'page' : 'elsewhere'
}
