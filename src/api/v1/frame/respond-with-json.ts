/** A successful response. */
export function respondWithJson(
  body: object,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): Response {
  const type = { 'Content-Type': 'application/json; charset=utf-8' }
  return new Response(JSON.stringify(body), { status, headers: { ...type, ...headers } })
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
