import type { Language } from '../../text/language.ts'
import { selectCase } from '../../text/select-case.ts'
import * as words from '../../words/feed-failures.ts'
import * as stepWords from '../../words/feed-steps.ts'
import { isKeyOf } from '../fields/is-key-of.ts'
import { type FetchFailure, fetchSentences } from '../reasons/fetch-failure.ts'

// Every way in which a feed can fail, as stored on the feed and shown beside it: failures of any address, and failures
// that only a feed can have. None is thrown: the feed keeps the failure's name, the server's words, the last good time
// and the next try.

const feedSentences = {
  empty: words.empty,
  html: words.html,
  'not-a-feed': words.notAFeed,
  'bad-xml': words.badXml,
  'bad-json': words.badJson,
  'unreadable-entries': words.unreadableEntries,
  'too-complex': words.tooComplex,
  'crashed-the-reader': words.crashedTheReader,
  'moved-to-known-feed': words.movedToKnownFeed,
  'moved-to-other-outlet': words.movedToOtherOutlet,
  'moved-to-other-items': words.movedToOtherItems,
  'our-fault': words.ourFault,
}

const sentences = { ...fetchSentences, ...feedSentences }

/** A cancelled poll is not a failure of the feed. */
export type FeedFailure = Exclude<FetchFailure, 'cancelled'> | keyof typeof feedSentences

/** One sentence for people. `failure` is the stored name; an unknown one, written by a newer version, is shown as it is. */
export function describeFeedFailure(failure: string, language: Language): string {
  return isKeyOf(sentences, failure) ? sentences[failure](language) : failure
}

type FeedStep = 'new-address' | 'wait' | 'access' | 'outlet' | 'address' | 'size' | 'operator'

/** Null: the page asks for a decision about the move. */
const steps: Record<FeedFailure, FeedStep | null> = {
  'bad-address': 'address',
  'private-address': 'address',
  dns: 'new-address',
  refused: 'wait',
  unreachable: 'wait',
  tls: 'outlet',
  timeout: 'wait',
  'broken-answer': 'wait',
  'bad-encoding': 'outlet',
  'too-large': 'size',
  'too-many-redirects': 'new-address',
  redirected: 'new-address',
  forbidden: 'access',
  'not-found': 'new-address',
  gone: 'new-address',
  throttled: 'wait',
  'http-error': 'wait',
  empty: 'new-address',
  html: 'new-address',
  'not-a-feed': 'new-address',
  'bad-xml': 'outlet',
  'bad-json': 'outlet',
  'unreadable-entries': 'outlet',
  'too-complex': 'size',
  'crashed-the-reader': 'operator',
  'moved-to-known-feed': null,
  'moved-to-other-outlet': null,
  'moved-to-other-items': null,
  'our-fault': 'operator',
}

/** Null also for a failure that a newer version stored. */
export function feedStepAfter(failure: string | null): FeedStep | null {
  return failure !== null && isKeyOf(steps, failure) ? steps[failure] : null
}

/** The feed may be elsewhere, which the outlet's home page can tell. */
export function mayHaveMoved(step: FeedStep): boolean {
  return step === 'new-address' || step === 'access' || step === 'outlet' || step === 'wait'
}

export function describeFeedStep(step: FeedStep, language: Language): string {
  return stepWords.ofFeed(language, { step: selectCase(step) })
}

/** Whether the address is that of a site's home page. */
export function isHomePage(address: string): boolean {
  const url = URL.parse(address)
  return url?.pathname === '/' && url.search === ''
}

/** The step after a look at `url` that found no feed. */
export function describeLookStep(
  step: FeedStep,
  { failure, url, language }: { failure: string; url: string; language: Language },
): string {
  const homeStep = failure === 'html' ? 'no-feed' : 'address'
  const shown = step === 'new-address' && isHomePage(url) ? homeStep : step
  return stepWords.ofLook(language, { step: selectCase(shown) })
}
