// A pointer on a link of the admin area fetches the next page's script ahead, and its data too. Nobody may keep that
// data (`no-store`: a save in between must not show an older list), so the click asks again: each would be read twice.

export function isDataAhead(request: Request): boolean {
  const isAhead = request.headers.get('sec-purpose')?.startsWith('prefetch') ?? false
  return isAhead && request.method === 'GET' && new URL(request.url).pathname.endsWith('.data')
}
