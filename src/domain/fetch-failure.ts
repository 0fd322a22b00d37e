// Every way in which another server can fail us, and the one sentence that people see for it, whether it is a feed, an
// article or a picture that was asked for. Policy refusals and plain unreachability are one sentence: whoever types
// addresses into Chowk must not learn which hosts and ports of the inner network exist. The names keep
// 'private-address' apart only where the address itself says so (a literal, `localhost`); a name whose DNS answer is
// private is 'dns', as if it did not exist.

const unreachable = 'This address cannot be reached from here.'

export const fetchSentences = {
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
} as const

export type FetchFailure = keyof typeof fetchSentences

export function describeFetchFailure(failure: FetchFailure): string {
  return fetchSentences[failure]
}
