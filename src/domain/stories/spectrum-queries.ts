import { type RawBuilder, sql } from 'kysely'
import { compiledOnce } from '../../database/compiled-once.ts'
import type { Db } from '../../database/connect.ts'
import type { Lean } from '../outlets/lean.ts'
import { describeSpectrum, type Spectrum, type SpectrumOutlet } from './spectrum.ts'

const hourMs = 3_600_000

// Outlets do not publish at the same hour: a morning paper counts as active for a story that broke the evening before.
const marginMs = 6 * hourMs

// Only the last three days of a long story count: over a week every outlet publishes something in its category.
const windowMaxMs = 3 * 24 * hourMs

type StoryLink = {
  outletId: string | null
  /** The outlet as the story's own counts identify it: its id, or the host of a link without an outlet. */
  placeOutlet: string
  source: string
  category: string
  /** The first part of the language tag; '' where neither the link nor the outlet has one. */
  language: string
  createdAt: Date
}

type OutletRow = Omit<SpectrumOutlet, 'id' | 'isActive' | 'isCovering' | 'languages'> & {
  id: string
  isActive: boolean
}

/** The spectrum of the story's published links; null without any. */
export async function readSpectrum(db: Db, storyId: string, now: Date): Promise<Spectrum | null> {
  const links = await listLinks(db, { storyId })
  const [first] = links
  if (!first) return null
  const frame = frameOf(links)
  const own = [...new Set(links.flatMap(({ outletId }) => outletId ?? []))]
  const outlets = await listOutlets(db, { ...frame, own })
  const known = new Set(outlets.map(({ id }) => id))
  const byOutlet = Map.groupBy(links, link => keyOf(link, known))
  const spectrum = [
    ...outlets.map(outlet => withCoverage(outlet, byOutlet.get(outlet.id) ?? [], frame)),
    ...[...byOutlet].filter(([key]) => !known.has(key)).map(([, own]) => toUnknownOutlet(own, frame)),
  ]
  return describeSpectrum(spectrum, { firstAt: first.createdAt, now, language: frame.language })
}

/** An outlet is active if it published in this category and language between these times. */
type Frame = { category: string; language: string; from: Date; until: Date }

/** Takes the category and the language that most of the story's outlets publish in. */
function frameOf(links: readonly StoryLink[]): Frame {
  const times = links.map(link => link.createdAt.getTime())
  const until = Math.max(...times) + marginMs
  return {
    category: mostCommon(links, link => link.category),
    language: mostCommon(links, link => link.language),
    from: new Date(Math.max(Math.min(...times) - marginMs, until - windowMaxMs)),
    until: new Date(until),
  }
}

/** Oldest first, by when they were added to the site. */
const listLinks = compiledOnce(
  (_: Db, { storyId }: { storyId: string }) => sql<StoryLink>`
    select news_links.outlet_id, story_links.outlet as place_outlet, news_links.source, news_links.category, news_links.created_at,
      ${languageOf(sql`coalesce(nullif(news_links.language, ''), outlets.language)`)} as language
    from story_links join news_links on news_links.id = story_links.news_link_id
      left join outlets on outlets.id = news_links.outlet_id
    where story_links.story_id = ${storyId}
    order by news_links.created_at, news_links.id`,
)

/** `en` for `en-IN`; '' without a tag. */
const languageOf = (tag: RawBuilder<unknown>) => sql`lower(split_part(coalesce(${tag}, ''), '-', 1))`

/** The story's outlets and the active ones. */
const listOutlets = compiledOnce(
  (_: Db, { category, language, from, until, own }: Frame & { own: string[] }) => sql<OutletRow>`
    with tagged as materialized (
      -- Few of the many links: the index alone answers, and no tag is read twice.
      select outlet_id, language from news_links
      where category = ${category} and created_at between ${from} and ${until} and outlet_id is not null
      group by outlet_id, language
    ), published as (
      select outlet_id, bool_or(${languageOf(sql`language`)} = ${language}) as is_in_language,
        bool_or(coalesce(language, '') = '') as is_untold
      from tagged group by outlet_id
    )
    select id, name, lean, owner, owner_key, region,
      coalesce(is_in_language or is_untold and ${languageOf(sql`language`)} = ${language}, false) as is_active
    from outlets left join published on published.outlet_id = outlets.id
    where is_in_language or is_untold and ${languageOf(sql`language`)} = ${language} or id = any(${own}::uuid[])`,
)

/** The value that most outlets have; in a tie, the value of the oldest article. */
function mostCommon(links: readonly StoryLink[], partOf: (link: StoryLink) => string): string {
  const groups = [...Map.groupBy(links, partOf)].map(([value, of]) => ({
    value,
    outletCount: new Set(of.map(link => link.placeOutlet)).size,
  }))
  return groups.toSorted((a, b) => b.outletCount - a.outletCount)[0]?.value ?? ''
}

/** Links without an outlet, or with a deleted one, are grouped as the story's own counts group them. */
function keyOf({ outletId, placeOutlet }: StoryLink, known: ReadonlySet<string>): string {
  return outletId !== null && known.has(outletId) ? outletId : placeOutlet
}

/** An outlet that covers the story in its category and language counts as active, even if it published before the window. */
function withCoverage(
  outlet: Omit<SpectrumOutlet, 'isCovering' | 'languages'>,
  links: readonly StoryLink[],
  { category, language }: Frame,
): SpectrumOutlet {
  const isInFrame = links.some(link => link.category === category && link.language === language)
  return {
    ...outlet,
    isActive: outlet.isActive || isInFrame,
    isCovering: links.length > 0,
    languages: links.map(link => link.language),
  }
}

function toUnknownOutlet(links: readonly StoryLink[], frame: Frame): SpectrumOutlet {
  const lean: Lean = 'not-rated'
  const name = links[0]?.source ?? ''
  const outlet = { id: null, name, lean, owner: '', ownerKey: '', region: '', isActive: false }
  return withCoverage(outlet, links, frame)
}
