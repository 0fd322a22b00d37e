import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { Edition } from '../../text/language.ts'
import type { SiteLink, SiteLinkTexts, SiteLinkType } from './site-link.ts'

/** In an edition as it is translated, else as it is. `content` is HTML that was sanitised when it was saved; null while nobody has written the page. */
export async function findSiteLink(
  db: Db,
  type: SiteLinkType,
  edition: Edition | null = null,
): Promise<SiteLink | null> {
  const page = await db
    .selectFrom('siteLinks')
    .select(['type', 'title', 'content', 'updatedAt'])
    .select(sql<SiteLinkTexts>`translations`.as('translations'))
    .where('type', '=', type)
    .executeTakeFirst()
  if (!page) return null
  const { translations, ...original } = page
  const translated = edition && translations[edition]
  return translated?.content ? { ...original, ...translated } : original
}
