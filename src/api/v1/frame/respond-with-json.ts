/** A successful response. Scripts of other sites may read it: cookies never authorise the API, so it has no private data. */
export function respondWithJson(
  body: object,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): Response {
  const open = {
    'Content-Type': 'application/json; charset=utf-8',
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Expose-Headers': 'ETag, Link, Retry-After',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  }
  return new Response(JSON.stringify(body), { status, headers: { ...open, ...headers } })
}

/** The Link header for the next page (RFC 8288); empty on the last page. */
export function nextPage(
  url: URL,
  { next, origin }: { next: string | null; origin: string },
): Record<string, string> {
  if (next === null) return {}
  const query = new URLSearchParams(url.searchParams)
  query.set('after', next)
  return { Link: `<${origin}${url.pathname}?${query}>; rel="next"` }
}
