/** The address of the page that begins behind `after`, under the same filters; null where there is none. */
export function nextSearch(searchParams: URLSearchParams, after: string | null): string | null {
  if (after === null) return null
  const next = new URLSearchParams(searchParams)
  next.set('after', after)
  return `?${next}`
}
