import { errors } from 'undici'
import { expect, test } from 'vitest'
import { detailOfError, FetchError, failureOfError } from './fetch-error.ts'

function withCode(code: string): Error {
  return Object.assign(new Error(`something with 10.0.0.5 in it`), { code })
}

test.each([
  ['ENOTFOUND', 'dns'],
  ['ENODATA', 'dns'],
  ['ESERVFAIL', 'dns'],
  ['EREFUSED', 'dns'],
  ['ETIMEOUT', 'dns'],
  ['EAI_AGAIN', 'dns'],
  ['ECONNREFUSED', 'refused'],
  ['EHOSTUNREACH', 'unreachable'],
  ['ENETUNREACH', 'unreachable'],
  ['ETIMEDOUT', 'timeout'],
  ['UND_ERR_CONNECT_TIMEOUT', 'timeout'],
  ['UND_ERR_HEADERS_TIMEOUT', 'timeout'],
  ['CERT_HAS_EXPIRED', 'tls'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'tls'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'tls'],
  ['ERR_SSL_WRONG_VERSION_NUMBER', 'tls'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'tls'],
  ['INVALID_PURPOSE', 'tls'],
  ['PATH_LENGTH_EXCEEDED', 'tls'],
  ['UNSPECIFIED', 'tls'],
  ['ECONNRESET', 'broken-answer'],
  ['UND_ERR_SOCKET', 'broken-answer'],
  ['UND_ERR_HEADERS_OVERFLOW', 'broken-answer'],
  ['UND_ERR_RES_CONTENT_LENGTH_MISMATCH', 'broken-answer'],
  ['HPE_INVALID_CHUNK_SIZE', 'broken-answer'],
  ['ERR_ASSERTION', 'broken-answer'],
  ['Z_DATA_ERROR', 'bad-encoding'],
  ['ERR__ERROR_FORMAT_PADDING_1', 'bad-encoding'],
  ['UND_ERR_DESTROYED', 'cancelled'],
])('%s is "%s"', (code, failure) => {
  expect(failureOfError(withCode(code))).toBe(failure)
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
  expect(detailOfError(withCode('CERT_HAS_EXPIRED'), 'tls')).toEqual({
    code: 'verbatim',
    text: 'CERT_HAS_EXPIRED',
  })
  expect(detailOfError(new errors.HTTPParserError('Expected HTTP/'), 'broken-answer')).toEqual({
    code: 'verbatim',
    text: 'broken-answer',
  })
  expect(detailOfError(new FetchError('too-large', { code: 'over-limit' }), 'too-large')).toEqual({
    code: 'over-limit',
  })
  for (const failure of ['private-address', 'dns', 'refused', 'unreachable'] as const) {
    expect(detailOfError(withCode('ENOTFOUND'), failure)).toEqual({ code: 'no-connection' })
    expect(detailOfError(new FetchError(failure, { code: 'private-address' }), failure)).toEqual({
      code: 'no-connection',
    })
  }
})
