// A pointer on a link of the admin area fetches the next page's script ahead, and its data too. Nobody may keep that data
// (`no-store`: a save in between must not show an older list), so the click asks again, and each page would be read twice.

/** Whether a request is for data that a browser wants ahead of a click. */
export function isDataAhead(request: Request): boolean {
  const isAhead = request.headers.get('sec-purpose')?.startsWith('prefetch') ?? false
  return isAhead && request.method === 'GET' && new URL(request.url).pathname.endsWith('.data')
}
