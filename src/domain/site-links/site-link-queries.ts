import type { Db } from '../../database/connect.ts'
import type { SiteLink, SiteLinkType } from './site-link.ts'

/** `content` is HTML that was sanitised when it was saved; null while nobody has written the page. */
export async function findSiteLink(db: Db, type: SiteLinkType): Promise<SiteLink | null> {
  const page = await db
    .selectFrom('siteLinks')
    .select(['type', 'title', 'content', 'updatedAt'])
    .where('type', '=', type)
    .executeTakeFirst()
  return page ?? null
}
