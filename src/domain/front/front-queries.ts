import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { compiledOnce } from '../../database/quick-lane.ts'
import { defaultLanguage, type Edition } from '../../text/language.ts'
import type { Category } from '../categories/category.ts'
import { listCategories } from '../categories/category-queries.ts'
import { listEditions } from '../editions/edition.ts'
import { isInEdition } from '../editions/is-in-edition.ts'
import { isInCategory } from '../news-links/news-link-queries.ts'
import { getSettings } from '../settings/settings-queries.ts'
import { isColumnHeadline } from '../stories/matching/is-column.ts'
import { isBig, isPublic, isStoryIn, leadIdIn } from '../stories/public-story.ts'
import { settleFronted, settlePinned } from '../stories/settle-stories.ts'
import { composeFrontPage } from './compose-front-page.ts'
import {
  type FrontItem,
  type FrontLink,
  type FrontMaterial,
  type FrontPage,
  latestPool,
  type PinSubject,
} from './front-page.ts'
import { followedStory, idsByKind, listPins } from './pin-rows.ts'

// How many other candidates are read, with a reserve as for the newest.
const featuredPool = 12
const sectionPool = 24
const storyPool = 24

// *Most covered* shows five of those that the page does not show higher. A story of yesterday is rarely among the hottest.
const coveredPool = 12
const coveredAmong = 100

export async function readFrontPage(db: Db, now: Date, known: KnownMaterial = {}): Promise<FrontPage> {
  return composeFrontPage(await readFrontMaterial(db, known), now)
}

type KnownMaterial = { categories?: Promise<Category[]>; edition?: Edition | null }

/** All public candidates for the front page. `alsoPinned`: subjects that the desk pins without having published, perhaps old ones. */
export async function readFrontMaterial(
  db: Db,
  {
    alsoPinned = [],
    categories: loading = listCategories(db),
    edition = null,
  }: KnownMaterial & { alsoPinned?: PinSubject[] } = {},
): Promise<FrontMaterial> {
  const [pins, candidates, stories, categories, also] = await Promise.all([
    listPins(db),
    listCandidates(db, edition),
    listStories(db, storyPool, edition),
    loading,
    readFrontItems(db, alsoPinned),
  ])
  const items = candidates.map(toItem)
  const frontStories = stories.map(toStoryItem)
  const pinnedIds = new Set(pins.map(({ subject }) => subject.id))
  const ofSlug = Map.groupBy(items, ({ link }) => link.categorySlug)
  return {
    language: edition ?? defaultLanguage,
    pins,
    categories,
    stories: frontStories.filter((_, n) => stories[n]?.isBig),
    pinned: [
      ...items.filter(({ link }) => pinnedIds.has(link.id)),
      ...frontStories.filter(({ story }) => story && pinnedIds.has(story.id)),
      ...also,
    ],
    featured: items.filter(({ link }) => link.featured).slice(0, featuredPool),
    latest: items.slice(0, latestPool),
    newestOf: new Map(categories.map(({ id, slug }) => [id, (ofSlug.get(slug) ?? []).slice(0, sectionPool)])),
  }
}

/** The subjects that readers may see, newest first. */
export async function readFrontItems(db: Db, subjects: readonly PinSubject[]): Promise<FrontItem[]> {
  if (subjects.length === 0) return []
  const ids = idsByKind(subjects)
  const ofLinks = selectFrontLinks(db).where(sql<boolean>`news_links.id = any(${ids.link}::uuid[])`)
  const ofStories = selectStories(db, sql`select unnest(${ids.story}::uuid[])`)
  const [links, stories] = await Promise.all([ofLinks.execute(), ofStories.execute()])
  return [...links.map(toItem), ...stories.map(toStoryItem)]
}

/**
 * The newest links of the site and of each category, the newest featured and the pinned links, each once, newest first. An array,
 * because PostgreSQL, which has no statistics of a table as small as the categories, else expects thousands and reads all links.
 */
const listCandidates = compiledOnce((db: Db, edition: Edition | null) =>
  selectFrontLinks(db, edition).where(sql<boolean>`news_links.id = any(array(
      (select id from news_links${where(edition)} order by created_at desc, id desc limit ${sql.lit(latestPool)})
      union (select id from news_links where featured${and(edition)} order by created_at desc, id desc limit ${sql.lit(featuredPool)})
      union (select newest.id from categories cross join lateral (
        select id from news_links where ${isInCategory(sql.ref('categories.id'))}${and(edition)}
        order by category, created_at desc, id desc limit ${sql.lit(sectionPool)}) newest)
      union (select news_link_id from pins where news_link_id is not null)))`),
)

const where = (edition: Edition | null) => (edition ? sql` where ${isInEdition(edition)}` : sql``)
const and = (edition: Edition | null) => (edition ? sql` and ${isInEdition(edition)}` : sql``)

function selectFrontLinks(db: Db, edition: Edition | null = null) {
  return selectLinks(db, edition)
    .leftJoin('storyLinks', 'storyLinks.newsLinkId', 'newsLinks.id')
    .leftJoin('stories as story', join => join.onRef('story.id', '=', 'storyLinks.storyId').on(isPublic))
    .select(['story.id as storyId', isFiled.as('isFiled')])
    .orderBy('newsLinks.createdAt', 'desc')
    .orderBy('newsLinks.id', 'desc')
}

/** Whether an editor put the link together with the lead that an editor chose for its story. */
const isFiled = sql<boolean>`(story.lead_url is not null and story.lead_url <> story_links.canonical_url and exists (
  select from story_constraints where kind = 'together'
    and first_url = least(story.lead_url, story_links.canonical_url)
    and second_url = greatest(story.lead_url, story_links.canonical_url)))`

/** One `FrontLink` per row; an edition has only the links in its language. */
function selectLinks(db: Db, edition: Edition | null) {
  return db
    .selectFrom('newsLinks')
    .innerJoin('categories', 'categories.id', 'newsLinks.category')
    .select(['newsLinks.id', 'newsLinks.title', 'newsLinks.source', 'newsLinks.createdAt'])
    .select(['newsLinks.featured', 'newsLinks.language', 'categories.slug as categorySlug'])
    .$if(edition !== null, query => query.where(isInEdition(edition)))
}

/** The hottest big stories, the most covered of these and some cooler ones, and all pinned stories, each with its lead link. */
const listStories = compiledOnce((db: Db, limit: number, edition: Edition | null) =>
  selectStories(
    db,
    sql`(select id from (${hottest(limit, edition)}) hot)
      union (select id from (${hottest(coveredAmong, edition)}) hot
        order by public_outlet_count desc, public_heat desc, id desc limit ${sql.lit(coveredPool)})
      union (select ${followedStory} from pins where story_id is not null)`,
    edition,
  ),
)

function hottest(limit: number, edition: Edition | null) {
  const isShown = edition ? sql`${isBig} and ${isStoryIn(edition)}` : isBig
  return sql`select id, public_outlet_count, public_heat from stories story where ${isShown}
    order by public_heat desc, id desc limit ${sql.lit(limit)}`
}

function selectStories(db: Db, ids: RawBuilder<unknown>, edition: Edition | null = null) {
  const chosen = sql<StoryColumns>`(
    select story.id as front_story_id, story.slug as front_story_slug, ${edition ? sql`null` : sql`story.title`} as front_story_title, ${leadIdIn(edition)} as lead_id, ${isBig} as is_big,
      story.public_outlet_count as outlet_count, story.public_heat as heat, story.public_first_at as first_at,
      story.public_last_at as last_at
    from stories story where story.id in (${ids}) and ${isPublic})`
  return selectLinks(db, edition)
    .innerJoin(chosen.as('frontStory'), 'frontStory.leadId', 'newsLinks.id')
    .select(['frontStoryId', 'frontStorySlug', 'frontStoryTitle', 'isBig', 'outletCount'])
    .select(['firstAt', 'lastAt'])
    .orderBy('frontStory.heat', 'desc')
    .orderBy('frontStory.frontStoryId', 'desc')
}

type StoryColumns = {
  frontStoryId: string
  frontStorySlug: string
  frontStoryTitle: string | null
  leadId: string
  isBig: boolean
  outletCount: number
  heat: number
  firstAt: Date
  lastAt: Date
}

/** What so many outlets report is news about a puzzle or a lottery: their columns do not join. */
const newsOutletsMin = 3

function toStoryItem(row: FrontLink & Omit<StoryColumns, 'leadId' | 'heat'>): FrontItem {
  const {
    frontStoryId: id,
    frontStorySlug: slug,
    frontStoryTitle,
    isBig: _,
    outletCount,
    firstAt,
    lastAt,
    ...link
  } = row
  const title = frontStoryTitle ?? link.title
  return {
    link,
    storyId: id,
    story: { id, slug, title, outletCount, firstAt, lastAt },
    isColumn: outletCount < newsOutletsMin && isColumnHeadline(title),
  }
}

function toItem({
  storyId,
  isFiled,
  ...link
}: FrontLink & { storyId: string | null; isFiled: boolean }): FrontItem {
  return { link, storyId, story: null, isFiled, isColumn: isColumnHeadline(link.title) }
}

/** Settles the stories that are pinned, or have been on the front page of an edition for an hour. */
export async function settleShownStories(db: Db, now: Date): Promise<void> {
  await settlePinned(db, now)
  const { editions } = await getSettings(db)
  const shown: string[] = []
  for (const edition of [null, ...listEditions(editions)])
    shown.push(...listFrontStories(await readFrontPage(db, now, { edition })))
  await settleFronted(db, shown, now)
}

/** Ids of the stories on the page, including those of its single links. */
export function listFrontStories(page: FrontPage): string[] {
  const ofSections = page.sections.flatMap(({ lead, others }) => [lead, ...others])
  const items = [page.lead, ...page.second, ...page.latest, ...page.featuredStories, ...page.mostCovered]
  return [...new Set([...items, ...ofSections].flatMap(item => item?.storyId ?? []))]
}
