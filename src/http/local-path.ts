/**
 * The local path in `text`, or `fallback`: login must not redirect to other sites (open redirect). A path begins with
 * exactly one slash; after a second slash, a backslash or a control character a browser could read another host.
 */
export function localPath(text: string | null, fallback: string): string {
  if (!text || !/^\/(?![/\\])[^\\\p{Cc}\s]*$/u.test(text)) return fallback
  const url = URL.parse(text, 'http://local.invalid')
  if (url?.origin !== 'http://local.invalid' || url.pathname.startsWith('//')) return fallback
  return url.pathname + url.search
}

/** The path and query of the page that sent the request; null if it is not known, or of another site. */
export function sendingPage(request: Request, { origin }: { origin: string }): string | null {
  const url = URL.parse(request.headers.get('referer') ?? '')
  return url?.origin === origin ? url.pathname + url.search : null
}
