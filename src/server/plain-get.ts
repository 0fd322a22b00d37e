export type PlainGet = {
  target: string
  acceptEncoding: string | undefined
  ifNoneMatch: string | undefined
  /** For the plain address of the site, with a cookie that may lead to an edition: the application looks at it. */
  mayLeadOn: boolean
}

const bytesMax = 8_192

// Every line must be a well-formed header; a body, an upgrade or a second request in the same bytes is not "plain".
const wholeRequest =
  /^GET (\/[\x21-\x7e]*) HTTP\/1\.1\r\n(?:[!#$%&'*+.^_`|~0-9A-Za-z-]+:[\t\x20-\x7e\x80-\xff]*\r\n)+\r\n$/

const tellingHeader =
  /\r\n(host|connection|accept-encoding|if-none-match|content-length|transfer-encoding|upgrade|expect|authorization|range):[\t ]*([^\r]*)/gi

// Hosts that @hono/node-server accepts unparsed; it parses and may refuse all others, so they are left to it.
const plainHost = /^[a-z0-9._-]+(?::(?:[1-5]\d{3,4}|[6-9]\d{3}))?$/

/** One whole GET without a body, as browsers send it in one packet; null for all else, which Node's parser judges. */
export function readPlainGet(bytes: Buffer): PlainGet | null {
  if (bytes.length > bytesMax || bytes[0] !== 0x47) return null
  const text = bytes.toString('latin1')
  const target = wholeRequest.exec(text)?.[1]
  if (target === undefined) return null
  const headers = readTellingHeaders(text)
  if (!headers?.host || !plainHost.test(headers.host)) return null
  if ((headers.connection ?? 'keep-alive').toLowerCase() !== 'keep-alive') return null
  return {
    target,
    acceptEncoding: headers['accept-encoding'],
    ifNoneMatch: headers['if-none-match'],
    mayLeadOn: target === '/' && text.includes('edition='),
  }
}

const plainHeaders = ['host', 'connection', 'accept-encoding', 'if-none-match'] as const
type PlainHeader = (typeof plainHeaders)[number]
type PlainHeaders = Partial<Record<PlainHeader, string>>

/** The headers that decide the response; null when one is repeated or asks for more than a plain page. */
function readTellingHeaders(text: string): PlainHeaders | null {
  const headers: PlainHeaders = {}
  // This runs for every page from memory: `matchAll` and a map take twice as long.
  tellingHeader.lastIndex = 0
  for (let found = tellingHeader.exec(text); found; found = tellingHeader.exec(text)) {
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
