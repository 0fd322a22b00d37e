import { errors } from 'undici'
import { expect, test } from 'vitest'
import { detailOfError, FetchError, failureOfError } from './fetch-error.ts'

function withCode(code: string): Error {
  return Object.assign(new Error(`something with 10.0.0.5 in it`), { code })
}

test.each(
  Object.entries({
    dns: 'ENOTFOUND ENODATA ESERVFAIL EREFUSED ETIMEOUT EAI_AGAIN',
    refused: 'ECONNREFUSED',
    unreachable: 'EHOSTUNREACH ENETUNREACH EHOSTDOWN ENETDOWN EAFNOSUPPORT ENOBUFS',
    timeout: 'ETIMEDOUT UND_ERR_CONNECT_TIMEOUT UND_ERR_HEADERS_TIMEOUT',
    tls: `CERT_HAS_EXPIRED DEPTH_ZERO_SELF_SIGNED_CERT ERR_TLS_CERT_ALTNAME_INVALID ERR_SSL_WRONG_VERSION_NUMBER
      UNABLE_TO_VERIFY_LEAF_SIGNATURE INVALID_PURPOSE PATH_LENGTH_EXCEEDED UNSPECIFIED`,
    'broken-answer': `ECONNRESET UND_ERR_SOCKET UND_ERR_HEADERS_OVERFLOW UND_ERR_RES_CONTENT_LENGTH_MISMATCH
      HPE_INVALID_CHUNK_SIZE ERR_ASSERTION`,
    'bad-encoding': 'Z_DATA_ERROR ERR__ERROR_FORMAT_PADDING_1',
    cancelled: 'UND_ERR_DESTROYED',
  }),
)('the failure "%s" has the codes %s', (failure, codes) => {
  for (const code of codes.split(/\s+/)) expect(failureOfError(withCode(code)), code).toBe(failure)
})

test('a response that undici cannot parse is a broken answer, although that error has no code', () => {
  expect(failureOfError(new errors.HTTPParserError('Expected HTTP/'))).toBe('broken-answer')
})

test('a failure that we chose ourselves stays what it is', () => {
  expect(failureOfError(new FetchError('too-large', { code: 'over-limit' }))).toBe('too-large')
})

test.each([
  new TypeError('undefined is not a function'),
  withCode('ERR_INVALID_ARG_TYPE'),
  'text',
  null,
  undefined,
])('a bug is not a failure of the server: %s', error => {
  expect(failureOfError(error)).toBeNull()
})

test('the detail is a code or our own text, and reveals nothing about the inner network', () => {
  const verbatim = (text: string) => ({ code: 'verbatim', text })
  expect(detailOfError(withCode('CERT_HAS_EXPIRED'), 'tls')).toEqual(verbatim('CERT_HAS_EXPIRED'))
  const unparsed = new errors.HTTPParserError('Expected HTTP/')
  expect(detailOfError(unparsed, 'broken-answer')).toEqual(verbatim('broken-answer'))
  const own = { code: 'over-limit' } as const
  expect(detailOfError(new FetchError('too-large', own), 'too-large')).toEqual(own)
  for (const failure of ['private-address', 'dns', 'refused', 'unreachable'] as const) {
    for (const error of [withCode('ENOTFOUND'), new FetchError(failure, { code: 'private-address' })])
      expect(detailOfError(error, failure)).toEqual({ code: 'no-connection' })
  }
})
