import type { Db } from '../../database/connect.ts'
import { takeLock } from '../../database/locks.ts'
import {
  type KnownCategories,
  noCategories,
  type ReadCategories,
} from '../../domain/categories/known-categories.ts'
import type { Exemptions } from '../../domain/duplicates/duplicate-exceptions.ts'
import { type ArticleCandidates, listCandidates } from '../../domain/duplicates/headline-candidates.ts'
import type { NewArticle } from '../../domain/duplicates/judge-articles.ts'
import { type AddressOwner, findOutletsByHost, voiceOf } from '../../domain/outlets/find-outlet-at.ts'
import { lockTips } from '../../domain/queue/arrivals/arriving-tips.ts'
import { listStanding, type Standing } from '../../domain/queue/arrivals/entry-queries.ts'
import type { EntryReason } from '../../domain/reasons/entry-reason.ts'
import type { Rule } from '../../domain/rules/rule.ts'
import { listRules } from '../../domain/rules/rule-queries.ts'
import { isHeldByPoll, type RenamedEntry } from './edited-entries.ts'
import type { IdentifiedEntry } from './identify-entries.ts'
import type { ArrivingFeed } from './rule-on-arrival.ts'

/** A new entry with the time under which readers would see it. */
export type FreshEntry = IdentifiedEntry & { createdAt: Date }

export type ToJudge = {
  feed: ArrivingFeed
  fresh: FreshEntry[]
  renamed: RenamedEntry[]
  exemptions: Exemptions
  now: Date
  readCategories: ReadCategories
  /** Null if they have not been read yet. */
  rules: Rule[] | null
  /** The rule that met an outlet's edit, by id, once for each edit. They are counted when `judging` is locked, as others' hits. */
  editHits: string[]
}

/** The database rows needed to judge one read of a feed; maps are keyed by canonical address. */
export type KnownRecords = StandingRecords & {
  candidates: Map<string, ArticleCandidates>
  /** Empty when no entry needs them. */
  rules: Rule[]
  categories: KnownCategories
}

type StandingRecords = {
  /** The outlets whose hosts the addresses have (`findOutletsByHost`). */
  owners: Map<string, AddressOwner>
  standing: Map<string, Standing>
  /** Entries that wait under another outlet's name at addresses of this one, which they must not hold back. */
  misnamed: Standing[]
}

/** Locks the outlet and the tips about these articles until the transaction ends, so that the result stays true. */
export async function findKnown(
  tx: Db,
  { feed, fresh, renamed, now, readCategories, rules }: ToJudge,
): Promise<KnownRecords> {
  const held = renamed.filter(isHeldByPoll)
  if (fresh.length + held.length > 0) await takeLock(tx, 'judging', feed.outletId)
  const urls = [...fresh, ...held].map(entry => entry.canonicalUrl)
  const exceptIds = held.map(({ was }) => was.id)
  const records = await lockStanding(tx, { feed, urls, exceptIds })
  const { standing } = records
  const open = fresh.filter(({ canonicalUrl }) => standing.get(canonicalUrl)?.isTip ?? true)
  const compared = [...renamed, ...open]
  const articles = compared.map(entry => toArticle(entry, feed))
  const searched = await listCandidates(tx, articles)
  const candidates = new Map(searched.map(article => [article.canonicalUrl, article]))
  const toRule = [...open, ...held]
  if (toRule.length === 0) return { ...records, candidates, rules: [], categories: noCategories }
  const categories = feed.categorizing === 'by-content' ? await readCategories(tx, now) : noCategories
  return { ...records, candidates, rules: rules ?? (await listRules(tx)), categories }
}

export function toArticle(
  { title, description, imageUrl, url, canonicalUrl, publishedAt, createdAt }: FreshEntry,
  feed: ArrivingFeed,
): NewArticle {
  return {
    title,
    description,
    imageUrl,
    url,
    canonicalUrl,
    source: feed.outletName,
    outletId: feed.outletId,
    publishedAt: publishedAt ?? createdAt,
  }
}

async function lockStanding(
  tx: Db,
  { feed, urls, exceptIds }: { feed: ArrivingFeed; urls: string[]; exceptIds: string[] },
): Promise<StandingRecords> {
  if (urls.length === 0) return { owners: new Map(), standing: new Map(), misnamed: [] }
  const owners = await findOutletsByHost(tx, { outletId: feed.outletId, addresses: urls })
  const found = sortOut(await listStanding(tx, urls, exceptIds), { feed, owners })
  const tips = [...found.standing.values()].flatMap(({ id, isTip }) => (isTip ? [id] : []))
  const toClose = [...tips, ...found.misnamed.map(({ id }) => id)]
  if (toClose.length === 0) return { owners, ...found }
  await lockTips(tx, toClose)
  // An editor may have decided on a tip during the wait for its lock. A tip added since is not locked and is not passed over.
  const now = sortOut(await listStanding(tx, urls, exceptIds), { feed, owners })
  const standing = new Map(
    [...now.standing].map(([url, { isTip, ...other }]) => [
      url,
      { ...other, isTip: isTip && tips.includes(other.id) },
    ]),
  )
  return { owners, standing, misnamed: now.misnamed.filter(({ id }) => toClose.includes(id)) }
}

/**
 * At its outlet's own address, an article is not held because of what another outlet's feed brought there, unless an editor
 * changed it or readers saw it. A rejection counts if the other outlet may bring anybody's addresses: then it concerns the article.
 */
function sortOut(rows: Standing[], known: Naming): Omit<StandingRecords, 'owners'> {
  const isIgnored = (row: Standing) =>
    isMisnamed(row, known) &&
    ((row.judgement === 'waiting' && row.isUntouched) ||
      (row.judgement === 'rejected' && row.outlet?.hasHosts !== false))
  const { ignored = [], counting = [] } = Object.groupBy(rows, row =>
    isIgnored(row) ? 'ignored' : 'counting',
  )
  return {
    standing: new Map(counting.map(row => [row.canonicalUrl, row])),
    misnamed: ignored.filter(({ judgement }) => judgement === 'waiting'),
  }
}

/** Why an outlet's own article waits beside this record under another name; null if the record holds it as a duplicate. */
export function reasonToWait(standing: Standing, known: Naming): EntryReason | null {
  const { judgement, source, outlet } = standing
  if (!isMisnamed(standing, known)) return null
  switch (judgement) {
    case 'published':
    case 'scheduled':
      // An editor corrects the link; held silently, the outlet's own headline would never be seen. An outlet that may bring
      // anybody's addresses, such as an aggregator, has many such links.
      return outlet?.hasHosts === false ? null : { code: 'under-other-name', source }
    case 'rejected':
    case 'deleted':
      return { code: `${judgement}-already` }
    case 'waiting':
      return null
  }
}

type Naming = { feed: ArrivingFeed; owners: StandingRecords['owners'] }

/** Whether a record at an address of the feed's outlet stands under the name of another, of another house and owner. */
function isMisnamed({ canonicalUrl, outletId, source, outlet }: Standing, { feed, owners }: Naming): boolean {
  const owner = owners.get(canonicalUrl)
  if (owner?.id !== feed.outletId || outletId === null) return false
  if (outletId === feed.outletId || source === feed.outletName) return false
  return !outlet || voiceOf({ id: outletId, ...outlet }) !== owner.voice
}
