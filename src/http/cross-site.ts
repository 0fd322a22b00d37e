import { isIP } from 'node:net'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

export type OwnAddress = {
  publicUrl: string
  /** Without `PUBLIC_URL` the site accepts any host name of a request as its own. */
  acceptsAnyHost: boolean
}

/**
 * Whether another site makes a browser write here. Browsers name the origin of a request (Sec-Fetch-Site, Origin) and
 * pages cannot change it; other programs send neither header and carry nobody's cookie.
 */
export function isCrossSiteWrite(request: Request, { publicUrl, acceptsAnyHost }: OwnAddress): boolean {
  if (safeMethods.has(request.method)) return false
  const site = request.headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') return true
  const origin = request.headers.get('origin')
  if (origin === null || origin === publicUrl) return false
  const target = new URL(request.url)
  return origin !== target.origin || !(acceptsAnyHost || isRebindProof(target.hostname))
}

// DNS rebinding: the owner of a host name may point it at us while a page of that name is open; the browser then treats
// that page as ours. This is not possible with an IP address or `localhost`.
export function isRebindProof(hostname: string): boolean {
  return hostname === 'localhost' || isIP(hostname.replace(/^\[(.*)\]$/, '$1')) !== 0
}
