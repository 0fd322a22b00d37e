// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import type { Language } from '../text/language.ts'

export const noConnection = (_: Language): string =>
  `no connection`

export const unknownEncoding = (_: Language): string =>
  `an unknown content encoding`

export const tooManyEncodings = (_: Language): string =>
  `too many content encodings`

export const overLimit = (_: Language): string =>
  `more than the limit`

export const announcedOverLimit = (_: Language): string =>
  `longer than the limit by its own account`

export const stopped = (_: Language): string =>
  `stopped by the caller`

export const deadline = (_: Language): string =>
  `the deadline has passed`

export const redirects = (_: Language): string =>
  `redirects`

export const redirectedInside = (_: Language): string =>
  `redirected in`

export const endlessInterimAnswers = (_: Language): string =>
  `interim answers without end`

export const noAddressOfName = (_: Language): string =>
  `the name has no address`

export const privateAddress = (_: Language): string =>
  `a private address`

export const notAnAddress = (_: Language): string =>
  `not an address`

export const notHttp = (_: Language): string =>
  `neither http nor https`

export const passwordInAddress = (_: Language): string =>
  `an address with a password in it`

export const readingTooSlow = (_: Language): string =>
  `reading took too long`

export const noContent = (_: Language): string =>
  `the answer has no content`

export const neitherXmlNorJson = (_: Language): string =>
  `neither XML nor JSON`

export const webPage = (_: Language): string =>
  `a web page, not a feed`

export const noElement = (_: Language): string =>
  `no element was found`

export const jsonTooLarge = (_: Language): string =>
  `more values, or lists in lists, than any feed has`

export const brokenJson = (_: Language): string =>
  `the JSON is broken`

export const noJsonFeed = (_: Language): string =>
  `JSON, but no JSON Feed`

export const processEnded = (_: Language): string =>
  `the process that polled it ended three times`

export const status = (_: Language, { status }: { status: string }): string =>
  `HTTP ${status}`

export const blockedPort = (_: Language, { port }: { port: string }): string =>
  `port ${port} is not for web pages`

export const xmlRoot = (_: Language, { name }: { name: string }): string =>
  `XML that begins with <${name}>`

export const tooManyAttributes = (_: Language, { most }: { most: string }): string =>
  `more than ${most} attributes`

export const unclosed = (_: Language, { most }: { most: string }): string =>
  `more than ${most} open tags`

export const tooDeep = (_: Language, { most }: { most: string }): string =>
  `more than ${most} elements inside each other`

export const tooManyElements = (_: Language, { most }: { most: string }): string =>
  `more than ${most} elements`

export const readerEnded = (_: Language, { cause }: { cause: string }): string =>
  `the reader ended (${cause})`

export const noReader = (_: Language, { cause }: { cause: string }): string =>
  `no reader could start: ${cause}`

export const readingFailed = (_: Language, { cause }: { cause: string }): string =>
  `reading failed: ${cause}`

export const siteOf = (_: Language, { url, outlet }: { url: string; outlet: string }): string =>
  `${url} is the site of ${outlet}`

export const busyServer = (_: Language): string =>
  `its server is being asked already, or asked for a pause`
