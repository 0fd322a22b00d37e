import { errors } from 'undici'
import type { FailureDetail } from '../../domain/reasons/failure-detail.ts'
import type { FetchFailure } from '../../domain/reasons/fetch-failure.ts'

/** Carries a failure of our own choice through undici and the stream pipeline. */
export class FetchError extends Error {
  readonly failure: FetchFailure
  readonly detail: FailureDetail

  constructor(failure: FetchFailure, detail: FailureDetail) {
    super(detail.code)
    this.name = 'FetchError'
    this.failure = failure
    this.detail = detail
  }
}

const codePatterns: readonly [RegExp, FetchFailure][] = [
  [/^ECONNREFUSED$/, 'refused'],
  // EAFNOSUPPORT: IPv6 is switched off here.
  [
    /^E(?:NETUNREACH|HOSTUNREACH|NETDOWN|HOSTDOWN|NOBUFS|AFNOSUPPORT|ADDRNOTAVAIL|ACCES|PERM|INVAL)$/,
    'unreachable',
  ],
  [/^(?:ETIMEDOUT|UND_ERR_(?:CONNECT|HEADERS|BODY)_TIMEOUT)$/, 'timeout'],
  [/^UND_ERR_(?:CLOSED|DESTROYED)$/, 'cancelled'],
  // undici asserts what llhttp lets through, such as a status of `000`.
  [/^ERR_ASSERTION$/, 'broken-answer'],
  [
    /^E(?:NOTFOUND|NODATA|TIMEOUT|SERVFAIL|REFUSED|FORMERR|BADRESP|BADNAME|CANCELLED|AI_AGAIN|NOTIMP)$/,
    'dns',
  ],
  [
    /^(?:EPROTO$|ERR_TLS_|ERR_SSL_|CERT_|UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_|HOSTNAME_|INVALID_CA|CRL_|ERROR_IN_)/,
    'tls',
  ],
  [/^(?:Z_|ERR_(?:_ERROR|BROTLI|PADDING)|ERR__)/, 'bad-encoding'],
  [/^(?:HPE_|UND_ERR_|ECONNRESET|ECONNABORTED|EPIPE|ERR_STREAM_PREMATURE_CLOSE)/, 'broken-answer'],
  // OpenSSL's other certificate errors: INVALID_PURPOSE, PATH_LENGTH_EXCEEDED, UNSPECIFIED …
  [/^(?!E)[A-Z_]+$/, 'tls'],
]

/** The failure that an error of sockets, TLS, HTTP or decompression means; null for a bug of our own. */
export function failureOfError(error: unknown): FetchFailure | null {
  if (error instanceof FetchError) return error.failure
  // Its types declare a code, but it has none at runtime.
  if (error instanceof errors.HTTPParserError) return 'broken-answer'
  // c-ares reports with ECONNREFUSED that no name server listens.
  if (isOfNameServer(error)) return 'dns'
  const code = codeOf(error)
  return codePatterns.find(([pattern]) => pattern.test(code))?.[1] ?? null
}

function isOfNameServer(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && /^query[A-Z]/.test(String(error.syscall))
}

export function isClosedByServer(error: unknown): boolean {
  return ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'].includes(codeOf(error))
}

const unconnected: ReadonlySet<FetchFailure> = new Set(['private-address', 'dns', 'refused', 'unreachable'])

/** Details for the operator, without names or addresses of the inner network: see domain/fetch-failure.ts. */
export function detailOfError(error: unknown, failure: FetchFailure): FailureDetail {
  if (unconnected.has(failure)) return { code: 'no-connection' }
  if (error instanceof FetchError) return error.detail
  return { code: 'verbatim', text: codeOf(error) || failure }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}
