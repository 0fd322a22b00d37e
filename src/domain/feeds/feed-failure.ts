import type { Language } from '../../text/language.ts'
import * as words from '../../words/feed-failures.ts'
import { type FetchFailure, fetchSentences } from '../fetch-failure.ts'

// Every way in which a feed can fail us, as it is stored on the feed and shown beside it: what goes wrong with any
// address, and what only a feed can do. A failure is never thrown at anybody: the feed keeps its name, the server's
// words, the last good time and the next try.

const feedSentences = {
  empty: words.empty,
  html: words.html,
  'not-a-feed': words.notAFeed,
  'bad-xml': words.badXml,
  'bad-json': words.badJson,
  'too-complex': words.tooComplex,
  'crashed-the-reader': words.crashedTheReader,
  'moved-to-known-feed': words.movedToKnownFeed,
  'moved-to-other-outlet': words.movedToOtherOutlet,
  'our-fault': words.ourFault,
}

const sentences: Record<string, (language: Language) => string> = { ...fetchSentences, ...feedSentences }

/** A poll that was stopped is no failure of the feed's. */
export type FeedFailure = Exclude<FetchFailure, 'cancelled'> | keyof typeof feedSentences

/** One sentence for people. `failure` is what is stored; a name that a newer version wrote is shown as it is. */
export function describeFeedFailure(failure: string, language: Language): string {
  return Object.hasOwn(sentences, failure) ? (sentences[failure]?.(language) ?? failure) : failure
}
