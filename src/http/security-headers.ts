// What every answer carries, errors and files included, whichever way it leaves the server.

// Public pages hold no inline script and no inline style, so there is nothing to make exceptions for. Every picture comes
// from our own server: no outlet hears of a reader before the click. The default favicon is a data: address.
const contentPolicy = [
  "default-src 'self'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
].join('; ')

const oneYearSeconds = 31_536_000

export type SecurityHeaders = readonly (readonly [name: string, value: string])[]

export function securityHeadersFor(origin: string): SecurityHeaders {
  const always = [
    ['Content-Security-Policy', contentPolicy],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=()'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
  ] as const
  const https = [['Strict-Transport-Security', `max-age=${oneYearSeconds}`]] as const
  return origin.startsWith('https:') ? [...always, ...https] : always
}

/** For a page that is an application: its own inline scripts run, and its widgets may place themselves by style. */
export function withNonce(security: SecurityHeaders, nonce: string): SecurityHeaders {
  const policy = `${contentPolicy}; script-src 'self' 'nonce-${nonce}'; style-src 'self' 'nonce-${nonce}'; style-src-attr 'unsafe-inline'`
  return security.map(([name, value]) => [name, name === 'Content-Security-Policy' ? policy : value])
}

/** Adds what is missing; a page that brings its own policy (a nonce of its own) keeps it. */
export function secure(headers: Headers, security: SecurityHeaders): Headers {
  for (const [name, value] of security) if (!headers.has(name)) headers.set(name, value)
  return headers
}
