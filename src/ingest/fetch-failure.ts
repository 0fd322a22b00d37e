// Every way in which another server can fail us. Policy refusals and plain unreachability are one
// sentence to people: whoever types addresses into Chowk must not learn which hosts and ports of the
// inner network exist. The union keeps 'private-address' apart only where the address itself says so
// (a literal, `localhost`); a name whose DNS answer is private is 'dns', as if it did not exist.

export type FetchFailure =
  | 'bad-address'
  | 'private-address'
  | 'dns'
  | 'refused'
  | 'unreachable'
  | 'tls'
  | 'timeout'
  | 'cancelled'
  | 'broken-answer'
  | 'bad-encoding'
  | 'too-large'
  | 'too-many-redirects'
  | 'forbidden'
  | 'not-found'
  | 'gone'
  | 'throttled'
  | 'http-error'

const unreachable = 'This address cannot be reached from here.'

const sentences: Record<FetchFailure, string> = {
  'bad-address': 'This is not a web address that can be read.',
  'private-address': unreachable,
  dns: unreachable,
  refused: unreachable,
  unreachable,
  tls: 'The server has no valid certificate for this address.',
  timeout: 'The server took too long to answer.',
  cancelled: 'Reading was stopped before the answer came.',
  'broken-answer': 'The server broke off or answered with something that is not HTTP.',
  'bad-encoding': 'The answer is compressed in a way that cannot be read.',
  'too-large': 'The answer is too large.',
  'too-many-redirects': 'The address redirects in circles or too often.',
  forbidden: 'The server does not let us read this address.',
  'not-found': 'There is nothing at this address.',
  gone: 'The server says that this address is gone for good.',
  throttled: 'The server asks us to come back later.',
  'http-error': 'The server answered with an error.',
}

/** The one sentence that people see for a failure; the same for "refused by policy" and "unreachable". */
export function describeFetchFailure(failure: FetchFailure): string {
  return sentences[failure]
}

/** The failure that an HTTP status stands for; a 503 that names a time to come back is throttling. */
export function failureOfStatus(status: number, namesRetryTime: { retryAfterMs?: number }): FetchFailure {
  if (status === 401 || status === 403 || status === 451) return 'forbidden'
  if (status === 404) return 'not-found'
  if (status === 410) return 'gone'
  if (status === 429) return 'throttled'
  if (status === 503 && namesRetryTime.retryAfterMs !== undefined) return 'throttled'
  return 'http-error'
}
