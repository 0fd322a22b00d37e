import type { Language } from '../../text/language.ts'
import * as words from '../../words/feed-failures.ts'
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
