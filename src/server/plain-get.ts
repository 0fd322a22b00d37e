export type PlainGet = {
  target: string
  acceptEncoding: string | undefined
  ifNoneMatch: string | undefined
  /** The plain address of the site with a cookie that may name an edition: the application decides whether to redirect. */
  mayRedirect: boolean
}

const bytesMax = 8_192

// Every line must be a well-formed header; a second request in the same bytes does not match.
const wholeRequest =
  /^GET (\/[\x21-\x7e]*) HTTP\/1\.1\r\n(?:[!#$%&'*+.^_`|~0-9A-Za-z-]+:[\t\x20-\x7e\x80-\xff]*\r\n)+\r\n$/

const relevantHeader =
  /\r\n(host|connection|accept-encoding|if-none-match|content-length|transfer-encoding|upgrade|expect|authorization|range):[\t ]*([^\r]*)/gi

// Hosts that @hono/node-server accepts without parsing; it parses all others and may refuse them, so they go to it.
const plainHost = /^[a-z0-9._-]+(?::(?:[1-5]\d{3,4}|[6-9]\d{3}))?$/

/** One whole GET without a body, as browsers send it in one packet; null for all else, which Node's parser handles. */
export function readPlainGet(bytes: Buffer): PlainGet | null {
  if (bytes.length > bytesMax || bytes[0] !== 0x47) return null
  const text = bytes.toString('latin1')
  const target = wholeRequest.exec(text)?.[1]
  if (target === undefined) return null
  const headers = readRelevantHeaders(text)
  if (!headers?.host || !plainHost.test(headers.host)) return null
  if ((headers.connection ?? 'keep-alive').toLowerCase() !== 'keep-alive') return null
  return {
    target,
    acceptEncoding: headers['accept-encoding'],
    ifNoneMatch: headers['if-none-match'],
    mayRedirect: target === '/' && text.includes('edition='),
  }
}

const plainHeaders = ['host', 'connection', 'accept-encoding', 'if-none-match'] as const
type PlainHeader = (typeof plainHeaders)[number]
type PlainHeaders = Partial<Record<PlainHeader, string>>

/** All headers of a plain GET, by their names in lower case; values of a repeated one are joined, as Node joins them. */
export function readAllHeaders(bytes: Buffer): Record<string, string> {
  const [, ...lines] = bytes.toString('latin1').trimEnd().split('\r\n')
  const pairs = lines.map((line): [string, string] => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon), line.slice(colon + 1)]
  })
  return Object.fromEntries(new Headers(pairs))
}

/** The headers that decide the response; null when one is repeated or asks for more than a plain page. */
function readRelevantHeaders(text: string): PlainHeaders | null {
  const headers: PlainHeaders = {}
  // This runs for every page from memory: `matchAll` and a map take twice as long.
  relevantHeader.lastIndex = 0
  for (let found = relevantHeader.exec(text); found; found = relevantHeader.exec(text)) {
    const name = plainNameOf(found[1])
    if (name === undefined || headers[name] !== undefined) return null
    headers[name] = found[2]?.trimEnd() ?? ''
  }
  return headers
}

function plainNameOf(name = ''): PlainHeader | undefined {
  const lowerCase = name.toLowerCase()
  return plainHeaders.find(plain => plain === lowerCase)
}
