import { isIP } from 'node:net'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

export type OwnAddress = {
  publicUrl: string
  /** Without `PUBLIC_URL` the site goes by the host name of the request. */
  takesAnyName: boolean
}

/**
 * Whether another site makes a browser write here. Browsers say where a request comes from (Sec-Fetch-Site, Origin) and
 * pages cannot change it; programs without a browser send neither and carry no cookie of anybody's.
 */
export function isCrossSiteWrite(request: Request, { publicUrl, takesAnyName }: OwnAddress): boolean {
  if (safeMethods.has(request.method)) return false
  const site = request.headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') return true
  const origin = request.headers.get('origin')
  if (origin === null || origin === publicUrl) return false
  const asked = new URL(request.url)
  return origin !== asked.origin || !(takesAnyName || isNobodysName(asked.hostname))
}

// The owner of a name may point it at us once a page of his is open (DNS rebinding): to the browser that page is then ours.
// An address in numbers and this machine's own name cannot be turned like that.
function isNobodysName(hostname: string): boolean {
  return hostname === 'localhost' || isIP(hostname.replace(/^\[(.*)\]$/, '$1')) !== 0
}
