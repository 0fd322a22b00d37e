import type { Db } from '../../database/connect.ts'
import {
  describeFeedFailure,
  describeLookStep,
  feedStepAfter,
  isHomePage,
  mayHaveMoved,
} from '../../domain/feeds/feed-failure.ts'
import { findFeedByUrl } from '../../domain/feeds/feed-queries.ts'
import { listByCanonicalUrl } from '../../domain/news-links/add-news-link.ts'
import { guessOutletName } from '../../domain/outlets/outlet-names.ts'
import { findOutletOfFeed } from '../../domain/outlets/outlet-queries.ts'
import { describeEntryReason } from '../../domain/reasons/entry-reason.ts'
import { detailBehind, type FailureDetail } from '../../domain/reasons/failure-detail.ts'
import type { FeedLink } from '../../ingest/feed/find-feed-links.ts'
import type { ReadEntry, UnreadableEntry } from '../../ingest/feed/read-feed-entry.ts'
import type { TriedFeed } from '../../ingest/poll/try-feed.ts'
import type { Language } from '../../text/language.ts'
import * as words from '../../words/feeds-desk.ts'
import type { Refusal } from '../records/save-record.ts'

// A longer list of suggestions is of no use in a field.
export const outletNamesMax = 3_000

const entriesShown = 8

export type ShownEntry = Pick<ReadEntry, 'url' | 'title' | 'description' | 'publishedAt' | 'language'> & {
  hasImage: boolean
  /** The site already has a link to this article. */
  isOnSite: boolean
}

export type ShownTry =
  | {
      ok: true
      url: string
      landedUrl: string
      /** The existing feed with this address. */
      knownId: string | null
      /** The outlet of this site, or the name that a new one would get. */
      outletName: string
      title: string
      format: string
      language: string
      count: number
      onSiteCount: number
      leftOut: number
      unreadable: { reason: string; count: number }[]
      entries: ShownEntry[]
    }
  /** `step`: what an editor can do now. `homeUrl`: the page that may name the feed; null if that is the one that was tried. */
  | {
      ok: false
      url: string
      sentence: string
      detail: string
      step: string
      homeUrl: string | null
      links: FeedLink[]
    }

export async function toShownTry(
  db: Db,
  tried: TriedFeed,
  { requestedUrl, language }: { requestedUrl: string; language: Language },
): Promise<ShownTry> {
  if (!tried.ok) {
    const { failure, detail, links } = tried
    const step = feedStepAfter(failure)
    const homeUrl = URL.parse('/', requestedUrl)?.href ?? null
    return {
      ok: false,
      step: step ? describeLookStep(step, { failure, url: requestedUrl, language }) : '',
      homeUrl: step && mayHaveMoved(step) && !isHomePage(requestedUrl) ? homeUrl : null,
      url: requestedUrl,
      sentence: describeFeedFailure(failure, language),
      detail: detailBehind(detail, language),
      links,
    }
  }
  const { url, landedUrl, feed } = tried
  const [known, outlet, onSite] = await Promise.all([
    findFeedByUrl(db, url),
    findOutletOfFeed(db, landedUrl),
    listByCanonicalUrl(
      db,
      feed.entries.map(entry => entry.canonicalUrl),
    ),
  ])
  return {
    ok: true,
    url,
    landedUrl,
    knownId: known?.id ?? null,
    outletName: outlet?.name ?? guessOutletName(feed.title, landedUrl),
    title: feed.title,
    format: feed.format,
    language: feed.language ?? '',
    count: feed.entries.length,
    onSiteCount: onSite.size,
    leftOut: feed.leftOut,
    unreadable: countReasons(feed.unreadable, language),
    entries: feed.entries.slice(0, entriesShown).map(entry => toShownEntry(entry, onSite)),
  }
}

function toShownEntry(entry: ReadEntry, onSite: ReadonlyMap<string, unknown>): ShownEntry {
  const { url, title, description, publishedAt, language, imageUrl, canonicalUrl } = entry
  return {
    url,
    title,
    description,
    publishedAt,
    language,
    hasImage: imageUrl !== '',
    isOnSite: onSite.has(canonicalUrl),
  }
}

function countReasons(
  unreadable: UnreadableEntry[],
  language: Language,
): { reason: string; count: number }[] {
  return [...Map.groupBy(unreadable, entry => entry.reason)]
    .map(([reason, entries]) => ({
      reason: describeEntryReason({ code: reason }, language),
      count: entries.length,
    }))
    .toSorted((a, b) => b.count - a.count)
}

type Refused =
  | { reason: 'known' | 'bad-address' | 'no-such-category' }
  /** The new address of a feed was tried. */
  | { reason: 'unreadable'; failure: string; detail: FailureDetail }

export function refuseFeed(refused: Refused, language: Language): Refusal {
  switch (refused.reason) {
    case 'no-such-category':
      return { errors: { category: words.categoryGone(language) } }
    case 'known':
      return { errors: { url: words.known(language) } }
    case 'bad-address':
      return { errors: { url: 'bad-url' } }
    case 'unreadable': {
      const failure = describeFeedFailure(refused.failure, language)
      const detail = detailBehind(refused.detail, language)
      return { errors: { url: words.unreadNothingSaved(language, { failure, detail }) }, status: 422 }
    }
  }
}
