/** The query of the page that begins after `after`, with the same filters; null if there is no next page. */
export function nextSearch(searchParams: URLSearchParams, after: string | null): string | null {
  if (after === null) return null
  const next = new URLSearchParams(searchParams)
  next.set('after', after)
  return `?${next}`
}
