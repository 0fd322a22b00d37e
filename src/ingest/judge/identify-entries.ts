// Decides which article an item of a feed is. The item's own id (guid) comes first, then its address: some feeds have one
// address for many articles, and a headline must never move to another article's link. Pure.
import { hash } from 'node:crypto'
import { canonicalUrl, displayUrl } from '../../address/canonical-url.ts'
import { parameterNames } from '../../address/canonical-url-steps.ts'
import { compareHeadlines } from '../../domain/duplicates/compare-headlines.ts'
import { headlineLetters, headlineWords } from '../../domain/duplicates/headline-words.ts'
import { identityBytesMax } from '../../domain/news-links/news-link-checks.ts'
import type { KnownEntry } from '../../domain/queue/entry.ts'
import type { ReadEntry } from '../feed/read-feed.ts'

/** `identity`: unique among the entries of the feed; differs from `canonicalUrl` for an entry held at another's address. */
export type IdentifiedEntry = ReadEntry & { identity: string }

type Identified = {
  entries: IdentifiedEntry[]
  /** Canonical addresses that several articles of this read share. */
  shared: string[]
}

// An outlet that rewords a headline keeps more than half of its words.
const sameHeadlineShare = 0.6

/** The identities and ids under which the feed may have sent these entries before. */
export function listIdentities(entries: ReadEntry[]): { identities: string[]; guids: string[] } {
  const identities = entries.flatMap(entry => [entry.canonicalUrl, ...ownIdentities(entry)])
  return {
    identities: [...new Set(identities)],
    guids: [...new Set(entries.flatMap(({ guid }) => guid ?? []))],
  }
}

/** `sharedBefore`: what the last read returned as `shared`. Repeats of an entry in the same read are left out. */
export function identifyEntries(
  read: ReadEntry[],
  { known, sharedBefore }: { known: KnownEntry[]; sharedBefore: string[] },
): Identified {
  const entries = withOwnGuids(read)
  const sharers = Map.groupBy(entries, entry => entry.canonicalUrl)
  const shared = [...sharers]
    .filter(([url, group]) => sharedBefore.includes(url) || isHomePage(url) || countArticles(group) > 1)
    .map(([url]) => url)
  const context: Context = {
    shared: new Set(shared),
    distinctive: new Map([...sharers].map(([url, group]) => [url, differingParameters(group)])),
    guidsHere: new Set(entries.flatMap(({ guid }) => guid ?? [])),
    atIdentity: new Map(known.map(entry => [entry.identity, entry])),
    ofGuid: Map.groupBy(known, entry => entry.guid),
    taken: new Map(known.map(({ identity }) => [identity, null])),
    keysSeen: new Set(),
  }
  const identified = entries.flatMap(entry => identify(entry, context) ?? [])
  const isTold = (url: string) => (sharers.get(url)?.length ?? 0) > 1 || sharedBefore.includes(url)
  return { entries: identified, shared: shared.filter(isTold) }
}

type Context = {
  shared: Set<string>
  /** For each canonical address, the dropped parameters whose values differ among the entries that have it. */
  distinctive: Map<string, Set<string>>
  guidsHere: Set<string>
  atIdentity: Map<string, KnownEntry>
  ofGuid: Map<string | null, KnownEntry[]>
  /** Identities in use; the value is the entry of this read that has it. */
  taken: Map<string, ReadEntry | null>
  keysSeen: Set<string>
}

/** Null for a repeat. */
function identify(entry: ReadEntry, context: Context): IdentifiedEntry | null {
  const keys = repeatKeys(entry)
  if (keys.some(key => context.keysSeen.has(key))) return null
  for (const key of keys) context.keysSeen.add(key)
  const known = findSame(entry, context)
  const addresses = known
    ? { identity: known.identity, canonicalUrl: known.canonicalUrl ?? entry.canonicalUrl, url: entry.url }
    : newAddresses(entry, context)
  if (context.taken.get(addresses.identity)) return null
  context.taken.set(addresses.identity, entry)
  return { ...entry, ...addresses }
}

/** An id that stands for several addresses of one read is no id. */
function withOwnGuids(entries: ReadEntry[]): ReadEntry[] {
  const addresses = new Map<string, Set<string>>()
  for (const { guid, canonicalUrl } of entries)
    if (guid !== null) addresses.set(guid, (addresses.get(guid) ?? new Set()).add(canonicalUrl))
  return entries.map(entry =>
    entry.guid !== null && (addresses.get(entry.guid)?.size ?? 0) > 1 ? { ...entry, guid: null } : entry,
  )
}

/** Two entries of one read with a key in common are the same article. */
function repeatKeys(entry: ReadEntry): string[] {
  const { canonicalUrl, guid } = entry
  const headline = `${canonicalUrl} ${headlineAndDay(entry)}`
  return guid === null ? [headline] : [`${guid} ${canonicalUrl}`, `${fragmentOf(entry)} ${headline}`]
}

function countArticles(group: ReadEntry[]): number {
  const seen = new Set<string>()
  return group.filter(entry => {
    const keys = repeatKeys(entry)
    const isRepeat = keys.some(key => seen.has(key))
    for (const key of keys) seen.add(key)
    return !isRepeat
  }).length
}

function findSame(entry: ReadEntry, context: Context): KnownEntry | null {
  const { guid, canonicalUrl } = entry
  const atAddress = context.atIdentity.get(canonicalUrl)
  if (guid !== null) {
    const own = context.ofGuid.get(guid) ?? []
    const here = own.find(known => addressOf(known) === canonicalUrl)
    if (here) return here
    // Its address was corrected, unless the feed numbers its items anew in each read.
    const moved = atAddress ? undefined : own.find(known => isSameHeadline(known, entry))
    if (moved) return moved
  }
  if (atAddress && isSameAt(atAddress, entry, context)) return atAddress
  const distinguished = ownIdentities(entry).map(identity => context.atIdentity.get(identity))
  return distinguished.find(known => known && isSameApart(known, entry)) ?? null
}

function isSameAt(atAddress: KnownEntry, entry: ReadEntry, { shared, guidsHere }: Context): boolean {
  if (!isOwnId(atAddress.guid, entry) || !isOwnId(entry.guid, entry))
    return !shared.has(entry.canonicalUrl) || headlineOf(atAddress) === headlineOf(entry)
  if (atAddress.guid === entry.guid) return true
  // Some outlets give an article a new id at each revision; the earlier one is gone then.
  if (guidsHere.has(atAddress.guid)) return false
  return isRevision(atAddress.guid, entry.guid) || isSameHeadline(atAddress, entry)
}

function isSameApart(known: KnownEntry, entry: ReadEntry): boolean {
  return known.guid === null || entry.guid === null || known.guid === entry.guid
}

/** An id that only repeats the address, as many feeds write it, with or without tracking parameters, tells nothing more. */
function isOwnId(guid: string | null, { canonicalUrl: address }: ReadEntry): guid is string {
  if (guid === null) return false
  const repeated = /^https?:[^#]+$/i.test(guid) ? canonicalUrl(guid) : null
  return !repeated?.ok || repeated.url !== address
}

/** "…/article#0" and "…/article#1", "…?rev=3" and "…?rev=4". */
function isRevision(one: string, other: string): boolean {
  const stem = (guid: string) => guid.replace(/(?:#|[?&](?:v|rev|revision|version)=)\d{1,10}$/i, '')
  return stem(one) === stem(other) && stem(one) !== one
}

function newAddresses(entry: ReadEntry, { shared, taken, distinctive }: Context) {
  const { canonicalUrl, url } = entry
  const isShared = shared.has(canonicalUrl)
  if (!taken.has(canonicalUrl) && !isShared) return { identity: canonicalUrl, canonicalUrl, url }
  const own = ownIdentities(entry).find(identity => !taken.has(identity))
  if (own === undefined) return { identity: canonicalUrl, canonicalUrl, url }
  // Another article has this address, and nothing shows that the feed reuses it: an editor decides.
  if (!isShared) return { identity: own, canonicalUrl, url }
  return { identity: own, canonicalUrl: own, url: withParameters(entry, distinctive.get(canonicalUrl)) }
}

function differingParameters(group: ReadEntry[]): Set<string> {
  if (group.length === 1) return new Set()
  const pairs = group.flatMap(({ givenUrl }) => [...new Map(URL.parse(givenUrl)?.searchParams)])
  const byName = Map.groupBy(pairs, ([name]) => name.toLowerCase())
  const differs = (same: [string, string][]) =>
    same.length < group.length || new Set(same.map(([, value]) => value)).size > 1
  return new Set([...byName].filter(([, same]) => differs(same)).map(([name]) => name))
}

/** Readers are sent to the address with the parameters that tell the article apart, although they are tracking elsewhere. */
function withParameters({ givenUrl, canonicalUrl, url }: ReadEntry, names = new Set<string>()): string {
  if (names.size === 0) return url
  const shown = displayUrl(givenUrl, names.union(parameterNames(new URL(canonicalUrl))))
  return shown.ok ? shown.url : url
}

/** The identities by which an entry differs from others at its address, the best first. */
function ownIdentities(entry: ReadEntry): string[] {
  const { canonicalUrl, guid } = entry
  const fragment = fragmentOf(entry)
  const mark = guid === null ? `on-${shortHash(headlineAndDay(entry))}` : `id-${shortHash(guid)}`
  const marks = fragment === '' ? [mark] : [fragment, mark]
  return marks
    .map(own => (canonicalUrl.includes('#') ? `${canonicalUrl}/${own}` : `${canonicalUrl}#${own}`))
    .filter(identity => Buffer.byteLength(identity) <= identityBytesMax)
}

/** Without the mark that `ownIdentities` added. */
function addressOf({ identity, canonicalUrl }: KnownEntry): string {
  const address = canonicalUrl ?? identity
  return address.includes('#!') ? address.replace(/\/(?:on|id)-[\w-]{16}$/, '') : address.replace(/#.*$/s, '')
}

function fragmentOf({ givenUrl }: ReadEntry): string {
  const fragment = URL.parse(givenUrl)?.hash.slice(1) ?? ''
  return fragment.startsWith('!') ? '' : fragment
}

function isHomePage(url: string): boolean {
  const { pathname, search, hash } = new URL(url)
  return pathname === '/' && search === '' && hash === ''
}

function headlineAndDay(entry: ReadEntry): string {
  return `${headlineOf(entry)} ${entry.givenAt?.toISOString().slice(0, 10) ?? ''}`
}

function headlineOf({ title }: { title: string }): string {
  return headlineLetters(headlineWords(title)) || title
}

function isSameHeadline(one: { title: string }, other: { title: string }): boolean {
  const likeness = compareHeadlines(headlineWords(one.title), headlineWords(other.title))
  if (likeness.kind === 'other') return likeness.share >= sameHeadlineShare
  return likeness.kind !== 'apart'
}

function shortHash(text: string): string {
  return hash('sha256', text, 'base64url').slice(0, 16)
}
