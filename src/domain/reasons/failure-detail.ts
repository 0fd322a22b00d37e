// The details of a failure in addition to its name, as a code with parameters: feeds store it, and pages put it into words.

import { z } from 'zod'
import type { Language } from '../../text/language.ts'
import * as words from '../../words/failure-details.ts'
import { isKeyOf } from '../fields/is-key-of.ts'

const plain = {
  'no-connection': words.noConnection,
  'unknown-encoding': words.unknownEncoding,
  'too-many-encodings': words.tooManyEncodings,
  'over-limit': words.overLimit,
  'announced-over-limit': words.announcedOverLimit,
  stopped: words.stopped,
  deadline: words.deadline,
  redirects: words.redirects,
  'redirected-inside': words.redirectedInside,
  'endless-interim-answers': words.endlessInterimAnswers,
  'no-address-of-name': words.noAddressOfName,
  'private-address': words.privateAddress,
  'not-an-address': words.notAnAddress,
  'not-http': words.notHttp,
  'password-in-address': words.passwordInAddress,
  'reading-too-slow': words.readingTooSlow,
  'neither-xml-nor-json': words.neitherXmlNorJson,
  'no-element': words.noElement,
  'json-too-large': words.jsonTooLarge,
  'broken-json': words.brokenJson,
  'no-json-feed': words.noJsonFeed,
  'process-ended': words.processEnded,
  'busy-server': words.busyServer,
  'robot-check': words.robotCheck,
}
type PlainCode = keyof typeof plain
const plainCodes = z.custom<PlainCode>(code => typeof code === 'string' && isKeyOf(plain, code))

const failureDetailSchema = z.union([
  z.object({ code: plainCodes }),
  /** The name of the failure says it all. */
  z.object({ code: z.literal(['no-content', 'web-page']) }),
  z.object({ code: z.literal('status'), status: z.number() }),
  z.object({ code: z.literal('blocked-port'), port: z.number() }),
  z.object({ code: z.literal('xml-root'), name: z.string() }),
  z.object({
    code: z.literal(['too-many-attributes', 'unclosed', 'too-deep', 'too-many-elements']),
    most: z.number(),
  }),
  /** `cause` is a system message, which is not translated. */
  z.object({ code: z.literal(['reader-ended', 'no-reader', 'reading-failed']), cause: z.string() }),
  z.object({ code: z.literal('site-of'), url: z.string(), outlet: z.string() }),
  /** The name of an error, an address, or a sentence of an older version: shown as it is. */
  z.object({ code: z.literal('verbatim'), text: z.string() }),
])
export type FailureDetail = z.infer<typeof failureDetailSchema>

const bounds = {
  'too-many-attributes': words.tooManyAttributes,
  unclosed: words.unclosed,
  'too-deep': words.tooDeep,
  'too-many-elements': words.tooManyElements,
}

const causes = {
  'reader-ended': words.readerEnded,
  'no-reader': words.noReader,
  'reading-failed': words.readingFailed,
}

/** '' for a detail that would only repeat the name of the failure. */
export function describeFailureDetail(detail: FailureDetail, language: Language): string {
  if ('most' in detail) return bounds[detail.code](language, { most: String(detail.most) })
  if ('cause' in detail) return causes[detail.code](language, detail)
  switch (detail.code) {
    case 'no-content':
    case 'web-page':
      return ''
    case 'status':
      // As a string, so that it is not formatted with a separator.
      return words.status(language, { status: String(detail.status) })
    case 'blocked-port':
      return words.blockedPort(language, { port: String(detail.port) })
    case 'xml-root':
      return words.xmlRoot(language, detail)
    case 'site-of':
      return words.siteOf(language, detail)
    case 'verbatim':
      return detail.text
    default:
      return plain[detail.code](language)
  }
}

/** " (HTTP 404)", behind the name of the failure. */
export function detailBehind(detail: FailureDetail, language: Language): string {
  const text = describeFailureDetail(detail, language)
  return text && ` (${text})`
}

/** The detail stored in a column, in words; null without one, and for a code of a newer version. */
export function failureDetailInWords(column: unknown, language: Language): string | null {
  const { data } = failureDetailSchema.safeParse(column)
  return data ? describeFailureDetail(data, language) || null : null
}
