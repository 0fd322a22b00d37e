/** The path and query of the page that sent the request; null if it is not known, or of another site. */
export function sendingPage(request: Request, { origin }: { origin: string }): string | null {
  const url = URL.parse(request.headers.get('referer') ?? '')
  return url?.origin === origin ? url.pathname + url.search : null
}
