/** Whether `If-None-Match` names this tag. Uses the weak comparison (RFC 9110 §13.1.2), because proxies weaken tags. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true
  const named: string[] = ifNoneMatch.match(/"[^"]*"/g) ?? []
  return named.includes(etag)
}
