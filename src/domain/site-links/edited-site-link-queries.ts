import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { isUuid } from '../is-uuid.ts'
import type { SiteLinkTexts, SiteLinkType } from './site-link.ts'

export type EditedSiteLink = {
  id: string
  type: SiteLinkType
  title: string
  content: string
  takeDownAt: Date | null
  translations: SiteLinkTexts
  version: number
}
export type ListedSiteLink = { id: string; type: string; title: string; updatedAt: Date }

/** By type; without their contents. */
export async function listSiteLinks(db: Db): Promise<ListedSiteLink[]> {
  return db.selectFrom('siteLinks').select(['id', 'type', 'title', 'updatedAt']).orderBy('type').execute()
}

export async function findEditedSiteLink(db: Db, id: string): Promise<EditedSiteLink | null> {
  if (!isUuid(id)) return null
  const page = await db
    .selectFrom('siteLinks')
    .select(['id', 'type', 'title', 'content', 'takeDownAt', 'version'])
    .select(sql<SiteLinkTexts>`translations`.as('translations'))
    .where('id', '=', id)
    .executeTakeFirst()
  return page ?? null
}
