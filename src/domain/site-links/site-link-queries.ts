import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { Edition } from '../../text/language.ts'
import type { SiteLink, SiteLinkTexts, SiteLinkType } from './site-link.ts'

export type EditedSiteLink = {
  id: string
  type: SiteLinkType
  title: string
  content: string
  takeDownAt: Date | null
  translations: SiteLinkTexts
  version: number
}
export type ListedSiteLink = { id: string; type: SiteLinkType; title: string; updatedAt: Date }

/** Translated for the edition if possible, otherwise the original. `content` is HTML, sanitised when saved. Null if not written yet. */
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

/** The static pages that have content. */
export async function listSiteLinkTimes(db: Db): Promise<{ type: SiteLinkType; updatedAt: Date }[]> {
  return db.selectFrom('siteLinks').select(['type', 'updatedAt']).orderBy('type').execute()
}
