// Every way in which another server can fail, and the one sentence that people see for it, whether a feed, an article or a
// picture was requested. Policy refusals and plain unreachability share a sentence: people who type addresses into Chowk
// must not learn which hosts and ports of the internal network exist. The name 'private-address' is used only where the
// address itself is private (a literal, `localhost`); a host name that resolves to a private address is 'dns', as if it
// did not exist.

import type { Language } from '../../text/language.ts'
import * as words from '../../words/fetch-failures.ts'
import { isKeyOf } from '../fields/is-key-of.ts'

export const fetchSentences = {
  'bad-address': words.badAddress,
  'private-address': words.unreachable,
  dns: words.unreachable,
  refused: words.unreachable,
  unreachable: words.unreachable,
  tls: words.tls,
  timeout: words.timeout,
  cancelled: words.cancelled,
  'broken-answer': words.brokenAnswer,
  'bad-encoding': words.badEncoding,
  'too-large': words.tooLarge,
  'too-many-redirects': words.tooManyRedirects,
  redirected: words.redirected,
  forbidden: words.forbidden,
  'not-found': words.notFound,
  gone: words.gone,
  throttled: words.throttled,
  'http-error': words.httpError,
}

export type FetchFailure = keyof typeof fetchSentences

export const fetchFailures = Object.keys(fetchSentences).filter(failure => isKeyOf(fetchSentences, failure))

/** Failures of the process that parses a body, for any kind of body. */
export const readerFailures = ['too-complex', 'crashed-the-reader'] as const
export type ReaderFailure = (typeof readerFailures)[number]

export function describeFetchFailure(failure: FetchFailure, language: Language): string {
  return fetchSentences[failure](language)
}
