// Every way in which a feed can fail us, as it is stored on the feed and shown beside it. A failure is never thrown
// at anybody: the feed keeps its name, the server's words, the last good time and the next try.

const sentences = {
  'bad-address': 'This is not a web address that can be read.',
  'private-address': 'This address cannot be reached from here.',
  dns: 'This address cannot be reached from here.',
  refused: 'This address cannot be reached from here.',
  unreachable: 'This address cannot be reached from here.',
  tls: 'The server has no valid certificate for this address.',
  timeout: 'The server took too long to answer.',
  'broken-answer': 'The server broke off or answered with something that is not HTTP.',
  'bad-encoding': 'The answer is compressed in a way that cannot be read.',
  'too-large': 'The feed is too large.',
  'too-many-redirects': 'The address redirects in circles or too often.',
  forbidden: 'The server does not let us read this feed.',
  'not-found': 'There is nothing at this address.',
  gone: 'The server says that this feed is gone for good. It is not asked again.',
  throttled: 'The server asks us to come back later.',
  'http-error': 'The server answered with an error.',
  empty: 'The answer has no content.',
  html: 'What stands at this address is a web page, not a feed.',
  'not-a-feed': 'What stands at this address is not a feed.',
  'bad-xml': 'The feed is broken: it is not XML that can be read.',
  'bad-json': 'The feed is broken: it is not JSON that can be read.',
  'too-complex': 'The feed takes more time or memory to read than it may.',
  'moved-to-known-feed': 'The feed has moved to the address of another feed in the list.',
  'moved-to-other-outlet': 'The address now leads to the site of another outlet.',
  'our-fault': 'Reading this feed met a fault of ours; the log says more.',
} as const

export type FeedFailure = keyof typeof sentences

/** One sentence for people. `failure` is what is stored; a name that a newer version wrote is shown as it is. */
export function describeFeedFailure(failure: string): string {
  return isFeedFailure(failure) ? sentences[failure] : failure
}

export function isFeedFailure(name: string): name is FeedFailure {
  return Object.hasOwn(sentences, name)
}
