const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether another site makes a browser write here. Browsers say where a request comes from (Sec-Fetch-Site, Origin) and
 * pages cannot change it; programs without a browser send neither and carry no cookie of anybody's.
 */
export function isCrossSiteWrite(request: Request, ownOrigins: string[]): boolean {
  if (safeMethods.has(request.method)) return false
  const site = request.headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') return true
  const origin = request.headers.get('origin')
  return origin !== null && !ownOrigins.includes(origin)
}
