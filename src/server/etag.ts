/** Whether `If-None-Match` names this tag. The comparison is the weak one (RFC 9110 §13.1.2): proxies weaken tags. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true
  const named: string[] = ifNoneMatch.match(/"[^"]*"/g) ?? []
  return named.includes(etag)
}
