export type PlainGet = {
  target: string
  acceptEncoding: string | undefined
  ifNoneMatch: string | undefined
}

const bytesMax = 8_192

// Every line must be a well-formed header; a body, an upgrade or a second request in the same bytes is not "plain".
const wholeRequest =
  /^GET (\/[\x21-\x7e]*) HTTP\/1\.1\r\n(?:[!#$%&'*+.^_`|~0-9A-Za-z-]+:[\t\x20-\x7e\x80-\xff]*\r\n)+\r\n$/

const tellingHeader =
  /\r\n(host|connection|accept-encoding|if-none-match|content-length|transfer-encoding|upgrade|expect|authorization|range):[\t ]*([^\r]*)/gi

/** One whole GET without a body, as browsers send it in one packet; null for all else, which Node's parser judges. */
export function readPlainGet(bytes: Buffer): PlainGet | null {
  if (bytes.length > bytesMax || bytes[0] !== 0x47) return null
  const text = bytes.toString('latin1')
  const target = wholeRequest.exec(text)?.[1]
  if (target === undefined) return null
  const headers = new Map<string, string>()
  for (const [, name = '', value = ''] of text.matchAll(tellingHeader)) {
    const lowerCase = name.toLowerCase()
    if (headers.has(lowerCase)) return null
    headers.set(lowerCase, value.trimEnd())
  }
  return isPlain(headers)
    ? {
        target,
        acceptEncoding: headers.get('accept-encoding'),
        ifNoneMatch: headers.get('if-none-match'),
      }
    : null
}

const plainHeaders = new Set(['host', 'connection', 'accept-encoding', 'if-none-match'])

function isPlain(headers: Map<string, string>): boolean {
  const connection = headers.get('connection')?.toLowerCase() ?? 'keep-alive'
  return (
    Boolean(headers.get('host')) &&
    connection === 'keep-alive' &&
    [...headers.keys()].every(name => plainHeaders.has(name))
  )
}
