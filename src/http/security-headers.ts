// Headers of every response, errors and files included.

// Public pages have no inline scripts, and the only inline style is their own, allowed by its digest (`withStyle`). Every
// picture comes from our own server, so no outlet learns of a reader before the click. The default favicon is a data: URL.
const basePolicy = [
  "default-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
]
const contentPolicy = [...basePolicy, "img-src 'self' data:"].join('; ')

/** The policy of a page that our own pages may frame: only the front page's preview in the admin area. */
export const framedBySelf = contentPolicy.replace("frame-ancestors 'none'", "frame-ancestors 'self'")

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

/** For an application: allows its own inline scripts by nonce, and style attributes, with which widgets place themselves. */
export function withNonce(security: SecurityHeaders, nonce: string): SecurityHeaders {
  const policy = `${contentPolicy}; script-src 'self' 'nonce-${nonce}'; style-src 'self' 'nonce-${nonce}'; style-src-attr 'unsafe-inline'`
  return security.map(([name, value]) => [name, name === 'Content-Security-Policy' ? policy : value])
}

// Only Google's families of advertising hosts. Google itself supports only a nonce with 'strict-dynamic' and 'unsafe-eval',
// because its hosts change; but a page that all readers share cannot have a nonce. Scripts from *.google.com as a whole are
// not allowed: some addresses there respond with a script that the caller chooses, which would void this policy.
const adFamilies =
  'https://*.googlesyndication.com https://*.doubleclick.net https://*.adtrafficquality.google'
const adHosts = `${adFamilies} https://*.google.com`

/** For a public page with advertisements. They are drawn in frames of Google's and sized by style attributes. */
export function withAds(security: SecurityHeaders): SecurityHeaders {
  const policy = [
    ...basePolicy,
    `img-src 'self' data: ${adHosts} https://*.gstatic.com`,
    `script-src 'self' ${adFamilies} https://fundingchoicesmessages.google.com`,
    `frame-src ${adHosts}`,
    `connect-src 'self' ${adHosts}`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
  ].join('; ')
  return security.map(([name, value]) => [name, name === 'Content-Security-Policy' ? policy : value])
}

/** For a public page with inline CSS: allows only the text with the digest in `source`. */
export function withStyle(security: SecurityHeaders, source: string): SecurityHeaders {
  return security.map(([name, value]) => {
    if (name !== 'Content-Security-Policy') return [name, value]
    const others = value.split('; ').filter(rule => !rule.startsWith('style-src '))
    return [name, [...others, `style-src 'self' ${source}`].join('; ')]
  })
}

/** Adds the headers that are missing; a page that sets its own policy keeps it. */
export function secure(headers: Headers, security: SecurityHeaders): Headers {
  for (const [name, value] of security) if (!headers.has(name)) headers.set(name, value)
  return headers
}
