import { completeAddress } from '../../address/find-addresses.ts'
import type { Db } from '../../database/connect.ts'
import type { Language } from '../../text/language.ts'
import * as words from '../../words/feeds-desk.ts'
import { optionalLanguage } from '../fields/form-text-schema.ts'
import { nameInTitle } from '../outlets/outlet-names.ts'
import { foreseeOutlets, type Joining, type Namesake } from '../outlets/resolve-outlets.ts'
import { bothSchemes, listKnownFeeds, type NewFeed, toHint } from './add-feed.ts'
import { normalizeFeedUrl, type Publishing } from './feed.ts'
import { type CategoryFinder, findCategories } from './find-categories.ts'
import { type ListedFeed, type ReadOpmlResult, readOpml } from './read-opml.ts'

export type ImportOptions = {
  /** Slug of the category for feeds whose folder matches none; the first category by default. */
  category?: string
  /** For feeds whose outline does not set it. */
  publishing?: Publishing
  /** Whether folders that match no category create one. */
  newCategories?: boolean
  /** Whether to create a new outlet although one with the same name exists that the feeds would join. */
  separateOutlets?: boolean
}

export type PlannedFeed = {
  /** Line in the list, from 1. */
  line: number
  url: string
  title: string
  outletName: string | null
  /** Slug. */
  category: string
  /** `repeated`: the same address appears earlier in the list. */
  verdict: 'new' | 'known' | 'repeated' | 'bad-address'
  /** The outlet that it joins for its name and site, an existing one or that of an earlier line. */
  joined?: { name: string; homeUrl: string }
}

export type ImportPlan = {
  feeds: PlannedFeed[]
  /** Ready to be added once their category has an id. */
  fresh: (Omit<NewFeed, 'category'> & { categorySlug: string })[]
  /** The number of feeds whose markup is too broken to read. */
  unreadable: number
  /** The number of links to other lists; they are not followed, and so cannot form a loop. */
  includes: number
  /** Folders that match no category; their feeds go to the fallback. */
  unknownFolders: string[]
  /** Those of the folders; the import also adds the default categories if there are none. */
  newCategories: { slug: string; name: string }[]
  defaultCategories: readonly { slug: string; name: string }[]
  /** Existing outlets with the name of one in the list: they take its feeds if these may join them, otherwise a second one is created. */
  namesakes: (Namesake & { feedCount: number })[]
}

export type PlanImportResult =
  | { ok: true; plan: ImportPlan }
  | { ok: false; reason: Extract<ReadOpmlResult, { ok: false }>['reason'] | 'no-such-category' }

export const importProblems: Record<
  Extract<PlanImportResult, { ok: false }>['reason'],
  (language: Language) => string
> = {
  'too-large': words.problemTooLarge,
  entities: words.problemEntities,
  'too-many': words.problemTooMany,
  'too-complex': words.problemTooComplex,
  'not-opml': words.problemNotOpml,
  'no-feeds': words.problemNoFeeds,
  'no-such-category': words.problemNoCategory,
}

/** Reads a list, elsewhere if needed: a list of 5 MB keeps a process busy for half a second. */
export type ReadList = (opml: string) => ReadOpmlResult | Promise<ReadOpmlResult>

/** Dry run of an OPML import, line by line; writes nothing. */
export async function planImport(
  db: Db,
  { opml, options, readList = readOpml }: { opml: string; options?: ImportOptions; readList?: ReadList },
): Promise<PlanImportResult> {
  return planList(db, await readList(opml), options)
}

export async function planList(
  db: Db,
  list: ReadOpmlResult,
  options: ImportOptions = {},
): Promise<PlanImportResult> {
  if (!list.ok) return list
  const finder = await findCategories(db, options)
  if (!finder) return { ok: false, reason: 'no-such-category' }
  const listed = list.feeds.map(feed => ({ feed, url: normalizeFeedUrl(completeAddress(feed.url)) }))
  const feeds = withAllCategories(listed)
  const urls = feeds.flatMap(({ url }) => url ?? [])
  const known = await listKnownFeeds(db, urls)
  const plan: ImportPlan = {
    feeds: [],
    fresh: [],
    unreadable: list.unreadable,
    includes: list.includes,
    unknownFolders: [],
    newCategories: [],
    defaultCategories: finder.defaults,
    namesakes: [],
  }
  const seen = new Set<string>()
  for (const one of feeds) planFeed(plan, { ...one, known, seen, finder, options })
  await planOutlets(db, plan, options)
  return { ok: true, plan: { ...plan, unknownFolders: finder.unknown(), newCategories: finder.wanted() } }
}

type Listed = { feed: ListedFeed; url: string | null }

/** Readers with tags list a feed once in each folder, and first without any. */
function withAllCategories(feeds: Listed[]): Listed[] {
  const keyOf = (url: string) => bothSchemes(url)[0] ?? url
  const found = new Map<string, string[]>()
  for (const { feed, url } of feeds) {
    if (url === null) continue
    const known = found.get(keyOf(url)) ?? []
    if (known.length < categoriesMax) found.set(keyOf(url), [...known, ...feed.categories])
  }
  return feeds.map(({ feed, url }) => {
    const categories = url === null ? [] : (found.get(keyOf(url)) ?? [])
    return { feed: { ...feed, categories }, url }
  })
}

async function planOutlets(db: Db, plan: ImportPlan, options: ImportOptions): Promise<void> {
  const planned = new Map(plan.feeds.flatMap(feed => (feed.verdict === 'new' ? [[feed.url, feed]] : [])))
  const namesakes = new Map<string, ImportPlan['namesakes'][number]>()
  const foreseen = await foreseeOutlets(db, plan.fresh.map(toHint), joiningOf(options))
  for (const { hint, joined, namesake } of foreseen) {
    const feed = planned.get(hint.feedUrl)
    if (feed && joined) feed.joined = { name: joined.name, homeUrl: joined.homeUrl }
    if (!namesake) continue
    const { id, name, homeUrl, isJoinable } = namesake
    const key = `${id} ${isJoinable}`
    const feedCount = (namesakes.get(key)?.feedCount ?? 0) + 1
    namesakes.set(key, { id, name, homeUrl, isJoinable, feedCount })
  }
  plan.namesakes = [...namesakes.values()]
}

/** An outlet that was added by hand may have no host by which its feeds would find it; in an import they find it by name. */
export function joiningOf({ separateOutlets }: ImportOptions): Joining {
  return separateOutlets ? 'new-only' : 'without-host-too'
}

type OneFeed = {
  feed: ListedFeed
  url: string | null
  known: Set<string>
  seen: Set<string>
  finder: CategoryFinder
  options: ImportOptions
}

const shownLengthMax = 200

// An address may stand in a list 20,000 times.
const categoriesMax = 40

const languageSchema = optionalLanguage()

function planFeed(plan: ImportPlan, one: OneFeed): void {
  const { feed, url } = one
  const verdict = judge(one)
  const category = verdict === 'new' ? one.finder.categoryFor(feed.categories).slug : ''
  const shown = url ?? feed.url.slice(0, shownLengthMax).replace(/(?<=:\/\/)[^/@]{0,200}@/, '…@')
  const { line, title, outletName } = feed
  plan.feeds.push({ line, url: shown, title, outletName, category, verdict })
  if (url === null) return
  for (const form of bothSchemes(url)) one.seen.add(form)
  if (verdict === 'new') plan.fresh.push(toFresh(one, url, category))
}

function judge({ url, known, seen }: OneFeed): PlannedFeed['verdict'] {
  if (url === null) return 'bad-address'
  if (seen.has(url)) return 'repeated'
  return known.has(url) ? 'known' : 'new'
}

function toFresh({ feed, options }: OneFeed, url: string, categorySlug: string) {
  const siteUrl = feed.siteUrl ? normalizeFeedUrl(completeAddress(feed.siteUrl)) : null
  return {
    url,
    categorySlug,
    title: feed.title,
    language: tagOrNull(feed.language),
    publishing: isPublishing(feed.publishing) ? feed.publishing : options.publishing,
    isPaused: feed.isPaused,
    categorizing: feed.categorizing === 'by-feed' ? ('by-feed' as const) : undefined,
    outletName: feed.outletName ?? undefined,
    guessedOutletName: nameInTitle(feed.title, siteUrl ?? url) ?? feed.title,
    siteUrl: siteUrl ?? undefined,
  }
}

/** Lists contain "English (India)" as well as `en-IN`; anything but a language tag is ignored. */
function tagOrNull(language: string | null): string | null {
  const parsed = languageSchema.safeParse(language ?? '')
  return (parsed.success && parsed.data) || null
}

function isPublishing(text: string | null): text is Publishing {
  return text === 'at-once' || text === 'wait'
}
