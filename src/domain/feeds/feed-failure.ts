import { type FetchFailure, fetchSentences } from '../fetch-failure.ts'

// Every way in which a feed can fail us, as it is stored on the feed and shown beside it: what goes wrong with any
// address, and what only a feed can do. A failure is never thrown at anybody: the feed keeps its name, the server's
// words, the last good time and the next try.

const feedSentences = {
  empty: 'The answer has no content.',
  html: 'What stands at this address is a web page, not a feed.',
  'not-a-feed': 'What stands at this address is not a feed.',
  'bad-xml': 'The feed is broken: it is not XML that can be read.',
  'bad-json': 'The feed is broken: it is not JSON that can be read.',
  'too-complex': 'The feed takes more time or memory to read than it may.',
  'crashed-the-reader': 'Reading this feed crashed the program that reads feeds.',
  'moved-to-known-feed': 'The feed has moved to the address of another feed in the list.',
  'moved-to-other-outlet': 'The address now leads to the site of another outlet.',
  'our-fault': 'Reading this feed met a fault of ours; the log says more.',
} as const

const sentences: Record<string, string> = { ...fetchSentences, ...feedSentences }

/** A poll that was stopped is no failure of the feed's. */
export type FeedFailure = Exclude<FetchFailure, 'cancelled'> | keyof typeof feedSentences

/** One sentence for people. `failure` is what is stored; a name that a newer version wrote is shown as it is. */
export function describeFeedFailure(failure: string): string {
  return Object.hasOwn(sentences, failure) ? (sentences[failure] ?? failure) : failure
}
