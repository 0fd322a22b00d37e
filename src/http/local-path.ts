/**
 * The local path in `text`, or `fallback`: where login returns to must be ours (no open redirect). A path begins with
 * one slash; a second slash, a backslash or a control character would let a browser read another host.
 */
export function localPath(text: string | null, fallback: string): string {
  if (!text || !/^\/(?![/\\])[^\\\p{Cc}\s]*$/u.test(text)) return fallback
  const url = URL.parse(text, 'http://local.invalid')
  if (url?.origin !== 'http://local.invalid' || url.pathname.startsWith('//')) return fallback
  return url.pathname + url.search
}
