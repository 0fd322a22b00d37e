import type { Db } from '../../database/connect.ts'
import type { Language } from '../../text/language.ts'
import * as words from '../../words/feeds-desk.ts'
import { optionalLanguage } from '../language-schema.ts'
import { findNamesakes, type Namesake } from '../outlets/find-namesakes.ts'
import { nameInTitle } from '../outlets/outlet.ts'
import { listKnownUrls, type NewFeed, toHint } from './add-feed.ts'
import { normalizeFeedUrl, type Publishing } from './feed.ts'
import { type CategoryFinder, findCategories } from './find-categories.ts'
import { type ListedFeed, type ReadOpmlResult, readOpml } from './read-opml.ts'

export type ImportOptions = {
  /** Slug of where a feed goes whose folder is no category; without it the first category. */
  category?: string
  /** For feeds that do not say themselves. */
  publishing?: Publishing
  /** Whether folders that are no category become one. */
  newCategories?: boolean
  /** Whether a new outlet is made though one of the same name, without a host, is there. */
  separateOutlets?: boolean
}

/** The plan of an import for one line of a list, or its result. */
export type PlannedFeed = {
  /** Of the list, from 1. */
  line: number
  url: string
  title: string
  outletName: string | null
  /** Slug. */
  category: string
  /** `repeated`: the same address stands further up in the list. */
  verdict: 'new' | 'known' | 'repeated' | 'bad-address'
}

export type ImportPlan = {
  feeds: PlannedFeed[]
  /** Ready to be added once their category has its id. */
  fresh: (Omit<NewFeed, 'category'> & { categorySlug: string })[]
  /** How many have markup too broken to tell what they are. */
  unread: number
  /** Other lists that this one points to; they are not followed, and so cannot lead in a circle. */
  includes: number
  /** Folders that are no category; their feeds go to the fallback. */
  unknownFolders: string[]
  newCategories: { slug: string; name: string }[]
  /** Outlets that have the name of one in the list: without a host they take its feeds, else a second one is made. */
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
  'no-such-category': words.problemNoCategory,
}

/** Reads a list where it may take its time: a list of 5 MB keeps a process busy for half a second. */
export type ReadList = (opml: string) => ReadOpmlResult | Promise<ReadOpmlResult>

/** Dry run of an OPML import, line by line; writes nothing. */
export async function planImport(
  db: Db,
  {
    opml,
    options,
    readList = readOpml,
  }: { opml: string; options?: ImportOptions | undefined; readList?: ReadList },
): Promise<PlanImportResult> {
  return planList(db, await readList(opml), options)
}

/** The same for a list that has been read. */
export async function planList(
  db: Db,
  list: ReadOpmlResult,
  options: ImportOptions = {},
): Promise<PlanImportResult> {
  if (!list.ok) return list
  const finder = await findCategories(db, options)
  if (!finder) return { ok: false, reason: 'no-such-category' }
  const urls = list.feeds.map(feed => normalizeFeedUrl(feed.url))
  const known = await listKnownUrls(
    db,
    urls.filter(url => url !== null),
  )
  const plan: ImportPlan = {
    feeds: [],
    fresh: [],
    unread: list.unread,
    includes: list.includes,
    unknownFolders: [],
    newCategories: [],
    namesakes: [],
  }
  const seen = new Set<string>()
  for (const [place, feed] of list.feeds.entries()) {
    planFeed(plan, { feed, url: urls[place] ?? null, known, seen, finder, options })
  }
  await joinNamesakes(db, plan, options)
  return { ok: true, plan: { ...plan, unknownFolders: finder.unknown(), newCategories: finder.wanted() } }
}

/** An outlet that somebody added by hand may have no host yet, by which its feeds would find it. */
async function joinNamesakes(db: Db, plan: ImportPlan, { separateOutlets }: ImportOptions): Promise<void> {
  const found = await findNamesakes(db, plan.fresh.map(toHint))
  const namesakes = new Map<string, ImportPlan['namesakes'][number]>()
  for (const [place, namesake] of found.entries()) {
    const feed = plan.fresh[place]
    if (!namesake || !feed) continue
    const feedCount = (namesakes.get(namesake.id)?.feedCount ?? 0) + 1
    namesakes.set(namesake.id, { ...namesake, feedCount })
    if (!namesake.hasHosts && !separateOutlets) feed.outletName = namesake.name
  }
  plan.namesakes = [...namesakes.values()]
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

const languageSchema = optionalLanguage()

function planFeed(plan: ImportPlan, one: OneFeed): void {
  const { feed, url } = one
  const verdict = judge(one)
  const category = verdict === 'new' ? one.finder.categoryFor(feed.categories).slug : ''
  const shown = url ?? feed.url.slice(0, shownLengthMax)
  const { line, title, outletName } = feed
  plan.feeds.push({ line, url: shown, title, outletName, category, verdict })
  if (url === null) return
  one.seen.add(url)
  if (verdict === 'new') plan.fresh.push(toFresh(one, url, category))
}

function judge({ url, known, seen }: OneFeed): PlannedFeed['verdict'] {
  if (url === null) return 'bad-address'
  if (seen.has(url)) return 'repeated'
  return known.has(url) ? 'known' : 'new'
}

function toFresh({ feed, options }: OneFeed, url: string, categorySlug: string) {
  const siteUrl = feed.siteUrl ? normalizeFeedUrl(feed.siteUrl) : null
  return {
    url,
    categorySlug,
    title: feed.title,
    language: tagOrNull(feed.language),
    publishing: isPublishing(feed.publishing) ? feed.publishing : options.publishing,
    outletName: feed.outletName ?? undefined,
    guessedOutletName: nameInTitle(feed.title, siteUrl ?? url) ?? feed.title,
    siteUrl: siteUrl ?? undefined,
  }
}

/** Lists say "English (India)" as well as `en-IN`; what is no tag says nothing. */
function tagOrNull(language: string | null): string | null {
  const parsed = languageSchema.safeParse(language ?? '')
  return (parsed.success && parsed.data) || null
}

function isPublishing(text: string | null): text is Publishing {
  return text === 'at-once' || text === 'wait'
}
