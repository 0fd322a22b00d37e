import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { compiledOnce } from '../../database/quick-lane.ts'
import { houseOf } from '../outlets/find-outlet-at.ts'
import type { Lean } from '../outlets/lean.ts'
import { type ArticleGroup, languageIn } from './article-groups.ts'
import { describeSpectrum, type Spectrum, type SpectrumOutlet } from './spectrum.ts'
import { describeCoverage, type StoryCoverage } from './story-coverage.ts'

const hourMs = 3_600_000

// Outlets do not publish at the same hour: a morning paper counts as active for a story that broke the evening before.
const marginMs = 6 * hourMs

// Only the last three days of a long story count: over a week every outlet publishes something in its category.
const windowMaxMs = 3 * 24 * hourMs

type OutletRow = Omit<SpectrumOutlet, 'id' | 'isActive' | 'isCovering' | 'languages' | 'firstAt'> & {
  /** The place of its story among the requested ones. */
  at: number
  id: string
  homeUrl: string
  isActive: boolean
}

/** The spectrum of a story with these articles, in the order of `listArticleGroups`; null without any. */
export async function readSpectrum(
  db: Db,
  groups: readonly ArticleGroup[],
  now: Date,
): Promise<Spectrum | null> {
  return (await readSpectrumAndCoverage(db, groups, now))?.spectrum ?? null
}

/** The same with who covers the story as teasers say it, from the same outlets. */
export async function readSpectrumAndCoverage(
  db: Db,
  groups: readonly ArticleGroup[],
  now: Date,
): Promise<{ spectrum: Spectrum; coverage: StoryCoverage } | null> {
  const [first] = groups
  if (!first) return null
  const [{ outlets } = { outlets: [] }] = await readSpectrumOutlets(db, [{ groups, isCompared: true }])
  const times = { firstAt: first.addedFrom, now }
  return {
    spectrum: describeSpectrum(outlets, { ...times, language: frameOf(groups).language }),
    coverage: describeCoverage(outlets, times),
  }
}

/** `isCompared`: also lists the outlets that could have covered the story and do not. */
type ReadStory = { groups: readonly ArticleGroup[]; isCompared: boolean }

/** These stories with their outlets, read in one statement. */
export async function readSpectrumOutlets<Story extends ReadStory>(
  db: Db,
  stories: readonly Story[],
): Promise<(Story & { outlets: SpectrumOutlet[] })[]> {
  const read = stories.map((story, at) => {
    const { groups } = story
    const own = [...new Set(groups.flatMap(({ outletId }) => outletId ?? []))]
    return { story, at, own, frame: frameOf(groups) }
  })
  const requested = read
    .filter(({ own, story }) => own.length > 0 || story.isCompared)
    .map(({ story, at, own, frame }) => ({ at, own, ...(story.isCompared ? frame : null) }))
  const rows = requested.length > 0 ? await listOutlets(db, { stories: JSON.stringify(requested) }) : []
  const byStory = Map.groupBy(rows, ({ at }) => at)
  return read.map(({ story, at, frame }) => {
    const rows = byStory.get(at) ?? []
    const known = new Set(rows.map(({ id }) => id))
    const byOutlet = Map.groupBy(story.groups, group => keyOf(group, known))
    const outlets = [
      ...rows.map(({ at: _, homeUrl, ...outlet }) => ({
        house: houseOf({ ...outlet, homeUrl }),
        outlet: withCoverage(outlet, byOutlet.get(outlet.id) ?? [], frame),
      })),
      ...[...byOutlet]
        .filter(([key]) => !known.has(key))
        .map(([house, own]) => ({ house, outlet: toUnknownOutlet(own, frame) })),
    ]
    return { ...story, outlets: joinHouses(outlets) }
  })
}

/** One outlet for each house: the one that covers the story, with the side of its rated ones. */
function joinHouses(outlets: readonly { house: string; outlet: SpectrumOutlet }[]): SpectrumOutlet[] {
  return [...Map.groupBy(outlets, ({ house }) => house).values()].flatMap(given => {
    const own = given
      .map(({ outlet }) => outlet)
      .toSorted((a, b) => (a.firstAt?.getTime() ?? Infinity) - (b.firstAt?.getTime() ?? Infinity) || 0)
    const [first] = own
    if (!first) return []
    return {
      ...first,
      lean: own.find(({ lean }) => lean !== 'not-rated')?.lean ?? first.lean,
      isActive: own.some(({ isActive }) => isActive),
      languages: [...new Set(own.flatMap(({ languages }) => languages))],
    }
  })
}

/** An outlet is active if it published in this category and language between these times. */
type Frame = { category: string; language: string; from: Date; until: Date }

/** Takes the category and the language that most of the story's outlets publish in. */
function frameOf(groups: readonly ArticleGroup[]): Frame {
  const from = Math.min(...groups.map(group => group.addedFrom.getTime())) - marginMs
  const until = Math.max(...groups.map(group => group.addedUntil.getTime())) + marginMs
  return {
    category: mostCommon(groups, group => group.category),
    language: mostCommon(groups, group => group.language),
    from: new Date(Math.max(from, until - windowMaxMs)),
    until: new Date(until),
  }
}

/** The outlets of each story and its active ones; a story without a frame has no active ones. */
const listOutlets = compiledOnce(
  (_: Db, { stories }: { stories: string }) => sql<OutletRow>`
    select story.at, id, name, home_url, lean, owner, owner_key, region, is_active
    from json_to_recordset(${stories}::json)
        as story(at integer, own uuid[], category uuid, language text, "from" timestamptz, until timestamptz)
      cross join outlets cross join lateral (
      -- Answered by the index alone, up to the outlet's first such link.
      select exists (
        select from news_links
        where outlet_id = outlets.id and created_at between story."from" and story.until
          and category = story.category and ${languageIn('news_links', 'outlets')} = story.language
      ) as is_active
      -- Without an offset, PostgreSQL would search twice, for the column and for the condition.
      offset 0
    ) activity
    where is_active or id = any(story.own)`,
)

/** The value that most outlets have; in a tie, the value of the oldest article. */
function mostCommon(groups: readonly ArticleGroup[], partOf: (group: ArticleGroup) => string): string {
  const values = [...Map.groupBy(groups, partOf)].map(([value, of]) => ({
    value,
    outletCount: new Set(of.map(group => group.placeOutlet)).size,
  }))
  return values.toSorted((a, b) => b.outletCount - a.outletCount)[0]?.value ?? ''
}

/** Links without an outlet, or with a deleted one, are grouped as the story's own counts group them. */
function keyOf({ outletId, placeOutlet }: ArticleGroup, known: ReadonlySet<string>): string {
  return outletId !== null && known.has(outletId) ? outletId : placeOutlet
}

/** An outlet that covers the story in its category and language counts as active, even if it published before the window. */
function withCoverage(
  outlet: Omit<SpectrumOutlet, 'isCovering' | 'languages' | 'firstAt'>,
  groups: readonly ArticleGroup[],
  { category, language }: Frame,
): SpectrumOutlet {
  const isInFrame = groups.some(group => group.category === category && group.language === language)
  return {
    ...outlet,
    isActive: outlet.isActive || isInFrame,
    isCovering: groups.length > 0,
    languages: groups.map(group => group.language),
    firstAt: groups.length > 0 ? new Date(Math.min(...groups.map(group => group.firstAt.getTime()))) : null,
  }
}

function toUnknownOutlet(groups: readonly ArticleGroup[], frame: Frame): SpectrumOutlet {
  const lean: Lean = 'not-rated'
  const name = groups[0]?.source ?? ''
  const outlet = { id: null, name, lean, owner: '', ownerKey: '', region: '', isActive: false }
  return withCoverage(outlet, groups, frame)
}
