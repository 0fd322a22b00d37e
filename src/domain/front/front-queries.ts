import { sql } from 'kysely'
import { compiledOnce } from '../../database/compiled-once.ts'
import type { Db } from '../../database/connect.ts'
import { listCategories } from '../categories/category-queries.ts'
import type { NewsLink } from '../news-links/news-link.ts'
import { isInCategory, selectNewsLinks } from '../news-links/news-link-queries.ts'
import { composeFrontPage } from './compose-front-page.ts'
import type { FrontItem, FrontMaterial, FrontPage, PinSubject } from './front-page.ts'
import { listPins } from './pin-queries.ts'

// What may stand on a page, with a reserve for what stands higher already and for outlets that let others pass.
const latestPool = 60
const featuredPool = 12
const sectionPool = 16

export async function readFrontPage(db: Db, now: Date): Promise<FrontPage> {
  return composeFrontPage(await readFrontMaterial(db), now)
}

/**
 * Everything that readers may see of what a front page can be made of. `alsoPinned`: what the changes of a desk pin, which
 * may be far from the newest.
 */
export async function readFrontMaterial(
  db: Db,
  { alsoPinned = [] }: { alsoPinned?: PinSubject[] } = {},
): Promise<FrontMaterial> {
  const [pins, top, newest, categories, also] = await Promise.all([
    listPins(db),
    listTop(db, latestPool, featuredPool),
    listNewest(db, sectionPool),
    listCategories(db),
    readFrontItems(db, alsoPinned),
  ])
  const items = top.map(toItem)
  const pinnedIds = new Set(pins.map(({ subject }) => subject.id))
  const ofSlug = Map.groupBy(newest, ({ categorySlug }) => categorySlug)
  return {
    ...{ pins, categories, stories: [] },
    pinned: [...items.filter(({ link }) => pinnedIds.has(link.id)), ...also],
    featured: items.filter(({ link }) => link.featured).slice(0, featuredPool),
    latest: items.slice(0, latestPool),
    newestOf: new Map(categories.map(({ id, slug }) => [id, (ofSlug.get(slug) ?? []).map(toItem)])),
  }
}

/** What readers may see of these, newest first. */
export async function readFrontItems(db: Db, subjects: readonly PinSubject[]): Promise<FrontItem[]> {
  const links = subjects.filter(({ kind }) => kind === 'link').map(({ id }) => id)
  if (links.length === 0) return []
  const rows = await selectFrontLinks(db).where(sql<boolean>`news_links.id = any(${links}::uuid[])`).execute()
  return rows.map(toItem)
}

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
