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
