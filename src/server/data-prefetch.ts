// Hovering over a link of the admin area prefetches the next page's script, and its data too. The browser may not keep that
// data (`no-store`: after a save it would show an older list), so the click requests it again: the server would load it twice.

export function isDataPrefetch(request: Request): boolean {
  const isAhead = request.headers.get('sec-purpose')?.startsWith('prefetch') ?? false
  return isAhead && request.method === 'GET' && new URL(request.url).pathname.endsWith('.data')
}
