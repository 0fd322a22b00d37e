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
