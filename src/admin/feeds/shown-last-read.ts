import type { FeedPage } from '../../domain/feeds/feed-page-queries.ts'
import { bytesOfMegabyte } from '../../domain/feeds/feed-schema.ts'
import { lastReadOf } from '../../domain/feeds/last-read.ts'
import { formatDay } from '../../text/format.ts'
import type { Language } from '../../text/language.ts'
import * as words from '../../words/feeds-desk.ts'

/** Describes in sentences the omissions and guesses of the last read, and a move of the feed; none for an ordinary feed. */
export function listReadNotes(feed: FeedPage, language: Language): string[] {
  const { leftOut, bytesLeftOut, datesAhead, zonesGuessed, sharedAddresses, announcedUrl } = lastReadOf(
    feed.lastRead,
  )
  const limit = feed.bytesMax / bytesOfMegabyte
  const megabytes = Math.max(0.1, Math.round((bytesLeftOut / bytesOfMegabyte) * 10) / 10)
  const notes = [
    feed.movedFrom &&
      feed.movedAt &&
      words.movedFrom(language, { url: feed.movedFrom, day: formatDay(feed.movedAt, language) }),
    announcedUrl && words.announcedElsewhere(language, { url: announcedUrl }),
    leftOut > 0 && words.leftOutEntries(language, { count: leftOut }),
    bytesLeftOut > 0 && words.leftOutBytes(language, { megabytes, limit }),
    datesAhead > 0 && words.datesAhead(language, { count: datesAhead }),
    zonesGuessed > 0 && words.zonesGuessed(language, { count: zonesGuessed }),
    ...sharedAddresses.slice(0, 3).map(url => words.sharedAddress(language, { url })),
  ]
  return notes.flatMap(note => note || [])
}
