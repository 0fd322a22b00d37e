import { sql } from 'kysely'
import { compiledOnce } from '../../database/compiled-once.ts'
import type { Db } from '../../database/connect.ts'
import { listCategories } from '../categories/category-queries.ts'
import type { NewsLink } from '../news-links/news-link.ts'
import { isInCategory, selectNewsLinks } from '../news-links/news-link-queries.ts'
import { composeFrontPage } from './compose-front-page.ts'
import type { FrontItem, FrontMaterial, FrontPage, Pin } from './front-page.ts'
import { readPlace } from './place.ts'

// What may stand on a page, with a reserve for what stands higher already and for outlets that let others pass.
const latestPool = 60
const featuredPool = 12
const sectionPool = 16

export async function readFrontPage(db: Db, now: Date): Promise<FrontPage> {
  return composeFrontPage(await readFrontMaterial(db), now)
}

/** Everything that readers may see of what a front page can be made of. */
export async function readFrontMaterial(db: Db): Promise<FrontMaterial> {
  const [pins, top, newest, categories] = await Promise.all([
    listPins(db),
    listTop(db, latestPool, featuredPool),
    listNewest(db, sectionPool),
    listCategories(db),
  ])
  const items = top.map(toItem)
  const pinnedIds = new Set(pins.map(({ subject }) => subject.id))
  const ofSlug = Map.groupBy(newest, ({ categorySlug }) => categorySlug)
  return {
    ...{ pins, categories, stories: [] },
    pinned: items.filter(({ link }) => pinnedIds.has(link.id)),
    featured: items.filter(({ link }) => link.featured).slice(0, featuredPool),
    latest: items.slice(0, latestPool),
    newestOf: new Map(categories.map(({ id, slug }) => [id, (ofSlug.get(slug) ?? []).map(toItem)])),
  }
}

async function listPins(db: Db): Promise<Pin[]> {
  const rows = await listPinRows(db)
  return rows.flatMap(({ newsLinkId, storyId, ...row }): Pin[] => {
    const place = readPlace(row.place)
    const id = newsLinkId ?? storyId
    if (!place || !id) return []
    return [{ ...row, place, subject: { kind: newsLinkId ? 'link' : 'story', id } }]
  })
}

const listPinRows = compiledOnce((db: Db) =>
  db
    .selectFrom('pins')
    .select(['place', 'newsLinkId', 'storyId', 'title', 'pinnedAt', 'pinnedBy', 'endsAt', 'untilNewer'])
    .where(eb => eb.or([eb('newsLinkId', 'is not', null), eb('storyId', 'is not', null)])),
)

/** Newest first: the newest, the newest featured ones and the pinned, each once. */
const listTop = compiledOnce((db: Db, latest: number, featured: number) =>
  selectFrontLinks(db).where(
    'newsLinks.id',
    'in',
    sql<string>`(
      (select id from news_links order by created_at desc, id desc limit ${latest})
      union (select id from news_links where featured order by created_at desc, id desc limit ${featured})
      union (select news_link_id from pins where news_link_id is not null))`,
  ),
)

const listNewest = compiledOnce((db: Db, limit: number) =>
  selectFrontLinks(db).where(
    'newsLinks.id',
    'in',
    sql<string>`(select newest.id from categories cross join lateral (
      select id from news_links where ${isInCategory(sql.ref('categories.id'))}
      order by category, created_at desc, id desc limit ${limit}) newest)`,
  ),
)

function selectFrontLinks(db: Db) {
  return selectNewsLinks(db)
    .leftJoin('storyLinks', 'storyLinks.newsLinkId', 'newsLinks.id')
    .select('storyLinks.storyId')
}

function toItem({ storyId, ...link }: NewsLink & { storyId: string | null }): FrontItem {
  return { link, storyId, story: null }
}
