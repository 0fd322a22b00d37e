// What becomes of entries that a feed gives for the first time: published, waiting, or held as a duplicate with the
// sentence that says of what and why. The address decides first; then headline and text (`domain/duplicates`).
import type { Db } from '../../database/connect.ts'
import type { Exemptions } from '../../domain/duplicates/duplicate-exceptions.ts'
import {
  type FoundDuplicate,
  judgeArticles,
  type NewArticle,
} from '../../domain/duplicates/find-duplicates.ts'
import { lockOutlet } from '../../domain/duplicates/lock-outlet.ts'
import {
  type AddedNewsLinks,
  addNewsLinks,
  listByCanonicalUrl,
} from '../../domain/news-links/add-news-links.ts'
import { removeSamples } from '../../domain/news-links/remove-samples.ts'
import { alikeColumns } from '../../domain/queue/alike-columns.ts'
import type { NewEntry } from '../../domain/queue/entry.ts'
import type { JudgedUrl } from '../../domain/queue/entry-queries.ts'
import { settleTips } from '../../domain/queue/settle-tips.ts'
import { explainDuplicate } from '../address/explain-address.ts'
import type { ReadEntry } from '../feed/read-feed.ts'
import { type ArrivalRuling, type ArrivingFeed, applyRules } from './apply-rules.ts'
import { findStanding } from './pass-tips.ts'

export type FreshEntry = ReadEntry & { createdAt: Date }

type Judgement = Pick<
  NewEntry,
  'status' | 'reason' | 'newsLinkId' | 'duplicateOf' | 'duplicateRule' | 'givenUrl'
> &
  Partial<ArrivalRuling>

export type JudgedEntries = {
  entries: NewEntry[]
  /** Entries of this poll that are duplicates of others of it, which have no ids yet: both by identity. */
  within: { identity: string; first: string }[]
}

/** Publishes what the feed may publish and is no duplicate; says of every entry what is to be written on it. */
export async function judgeEntries(
  tx: Db,
  {
    feed,
    entries,
    exemptions,
    now,
  }: { feed: ArrivingFeed; entries: FreshEntry[]; exemptions: Exemptions; now: Date },
): Promise<JudgedEntries> {
  if (entries.length === 0) return { entries: [], within: [] }
  await lockOutlet(tx, feed.outletId)
  const urls = entries.map(entry => entry.canonicalUrl)
  const { judged, passed } = await findStanding(tx, { feed, entries })
  const before = await listByCanonicalUrl(tx, urls)
  const open = entries.filter(({ canonicalUrl }) => !judged.has(canonicalUrl) && !before.has(canonicalUrl))
  const articles = await judgeArticles(
    tx,
    open.map(entry => toArticle(entry, feed)),
    exemptions,
  )
  const found = new Map(open.map((entry, n) => [entry, articles[n]?.duplicate ?? null]))
  const unheld = open.filter(entry => found.get(entry)?.kind !== 'held')
  const rulings = await applyRules(tx, { feed, entries: unheld, now })
  const alone = open.flatMap((entry, n) => {
    const { duplicate, headlineKeys = [] } = articles[n] ?? {}
    return duplicate === null ? [{ ...entry, headlineKeys }] : []
  })
  const links = await addPublished(tx, { feed, entries: alone, rulings })
  await settleTips(tx, linksOfTips(passed, links), now)
  const scene: Scene = {
    open,
    found,
    judged,
    rulings,
    added: links.added,
    existing: new Map([...before, ...links.existing]),
  }
  return {
    entries: entries.map(entry => ({ ...toNewEntry(entry), ...judgeEntry(entry, scene) })),
    within: open.flatMap(entry => {
      const first = firstOf(found.get(entry), scene)
      return first && !links.added.has(first) ? [{ identity: entry.canonicalUrl, first }] : []
    }),
  }
}

/** Those whose article was published here, or by another feed in the same moment. */
function linksOfTips(passed: Map<string, string>, { added, existing }: AddedNewsLinks): Map<string, string> {
  const links = [...passed].map(([url, id]) => [id, added.get(url) ?? existing.get(url)?.id] as const)
  return new Map(links.flatMap(([id, link]) => (link === undefined ? [] : [[id, link]])))
}

type Scene = {
  /** What no address decided about, and what headline and text found for each. */
  open: FreshEntry[]
  found: Map<FreshEntry, FoundDuplicate | null>
  judged: Map<string, JudgedUrl>
  /** What the editors' rules and the feed say of each that is not held. */
  rulings: Map<string, ArrivalRuling>
  added: AddedNewsLinks['added']
  existing: AddedNewsLinks['existing']
}

function judgeEntry(entry: FreshEntry, scene: Scene): Judgement {
  const { canonicalUrl, url, givenUrl } = entry
  const existing = scene.existing.get(canonicalUrl)
  const nothing = { reason: null, newsLinkId: null, duplicateOf: null, duplicateRule: null, givenUrl: '' }
  if (existing) {
    const reason = explainDuplicate(givenUrl, existing.url)
    return { ...nothing, ...held('address', reason), newsLinkId: existing.id, givenUrl: given(givenUrl, url) }
  }
  const judged = scene.judged.get(canonicalUrl)
  if (judged) {
    const { judgement, id } = judged
    // What waits is named beside the reason; what was turned down or deleted is not there to be compared.
    const reason = judgement === 'waiting' ? explainDuplicate(givenUrl, judged.url) : `${judgement} already`
    const duplicateOf = judgement === 'waiting' ? id : null
    return { ...nothing, ...held('address', reason), duplicateOf, givenUrl: given(givenUrl, url) }
  }
  const alike = scene.found.get(entry)
  const ruling = scene.rulings.get(canonicalUrl)
  if (alike) return { ...nothing, ...columnsOf(alike, scene), ...rulingOnPrint(ruling) }
  const newsLinkId = scene.added.get(canonicalUrl) ?? null
  return { ...nothing, ...ruling, newsLinkId, status: ruling?.status ?? 'waiting' }
}

/** No rule publishes what another outlet printed too; it may go into another category, or be rejected. */
function rulingOnPrint(ruling: ArrivalRuling | undefined): Partial<ArrivalRuling> {
  if (!ruling || ruling.status === 'rejected') return ruling ?? {}
  return { category: ruling.category, ruleId: ruling.ruleId }
}

function held(duplicateRule: NewEntry['duplicateRule'], reason: string) {
  return { status: 'duplicate', duplicateRule, reason } as const
}

/** A print of another outlet waits, even if its feed publishes at once: the editor decides between them. */
function columnsOf(alike: FoundDuplicate, scene: Scene) {
  const first = firstOf(alike, scene)
  const columns = alikeColumns(alike)
  const newsLinkId = columns.newsLinkId ?? (first && scene.added.get(first)) ?? null
  return { ...columns, newsLinkId, status: alike.kind === 'held' ? 'duplicate' : 'waiting' } as const
}

/** The identity of the entry of the same poll that it is a duplicate of. */
function firstOf(alike: FoundDuplicate | null | undefined, { open }: Scene): string | null {
  return alike?.of.kind === 'given' ? (open[alike.of.index]?.canonicalUrl ?? null) : null
}

function given(givenUrl: string, url: string): string {
  return givenUrl === url ? '' : givenUrl.slice(0, 2048)
}

function toArticle(
  { title, description, url, canonicalUrl, publishedAt, createdAt }: FreshEntry,
  feed: ArrivingFeed,
): NewArticle {
  const { outletName: source, outletId } = feed
  return {
    ...{ title, description, url, canonicalUrl, source, outletId },
    publishedAt: publishedAt ?? createdAt,
    passesTips: feed.publishing === 'at-once',
  }
}

async function addPublished(
  tx: Db,
  {
    feed,
    entries,
    rulings,
  }: {
    feed: ArrivingFeed
    entries: (FreshEntry & { headlineKeys: string[] })[]
    rulings: Scene['rulings']
  },
): Promise<AddedNewsLinks> {
  const published = entries.flatMap(
    ({ title, url, canonicalUrl, description, imageUrl, createdAt, headlineKeys, ...entry }) => {
      const ruling = rulings.get(canonicalUrl)
      if (ruling?.status !== 'published') return []
      return {
        ...{ title, url, canonicalUrl, description, imageUrl, createdAt, headlineKeys },
        source: feed.outletName,
        sourceIconUrl: feed.outletIconUrl,
        publishedAt: entry.publishedAt ?? createdAt,
        category: ruling.category,
        language: entry.language ?? feed.language,
        outletId: feed.outletId,
      }
    },
  )
  const links = await addNewsLinks(tx, published)
  if (links.added.size > 0) await removeSamples(tx)
  return links
}

function toNewEntry(entry: ReadEntry): Omit<NewEntry, keyof Judgement> {
  const { title, description, imageUrl, publishedAt, url, canonicalUrl, guid, language } = entry
  const text = { title, description, imageUrl, publishedAt, language }
  return { ...text, identity: canonicalUrl, guid: guid ?? null, url, canonicalUrl, raw: null }
}
