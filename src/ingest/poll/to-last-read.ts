import type { LastRead } from '../../domain/feeds/last-read.ts'
import type { ReadFeed } from '../feed/read-feed.ts'
import type { FetchedResponse } from '../fetch/safe-fetched.ts'

// An outlet with one address for everything has one or two such addresses.
const sharedAddressesMax = 50

/** The omissions and guesses of a read, for the feed's page. */
export function toLastRead({
  feed,
  response,
  sharedAddresses,
}: {
  feed: ReadFeed
  response: FetchedResponse
  sharedAddresses: string[]
}): LastRead {
  const { entries, leftOut, newFeedUrl = null } = feed
  return {
    leftOut,
    bytesLeftOut: response.leftOut?.bytes ?? 0,
    datesAhead: entries.filter(({ givenAt, publishedAt }) => givenAt && publishedAt && givenAt > publishedAt)
      .length,
    zonesGuessed: entries.filter(entry => entry.isZoneGuessed).length,
    sharedAddresses: sharedAddresses.slice(0, sharedAddressesMax),
    announcedUrl: newFeedUrl,
  }
}
