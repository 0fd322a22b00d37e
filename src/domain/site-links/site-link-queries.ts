import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { Edition } from '../../text/language.ts'
import { isUuid } from '../fields/record-id.ts'
import { plainWrites } from '../records/plain-rows.ts'
import type { SiteLink, SiteLinkInput, SiteLinkTexts, SiteLinkType } from './site-link.ts'

export type EditedSiteLink = {
  id: string
  type: SiteLinkType
  title: string
  content: string
  /** Of a version that is scheduled. */
  publishAt?: Date
  takeDownAt: Date | null
  translations: SiteLinkTexts
  version: number
}
export type ListedSiteLink = { id: string; type: SiteLinkType; title: string; updatedAt: Date }

/** Translated for the edition if possible, otherwise the original. `content` is HTML, sanitised when saved. Null if not written yet. */
export async function findSiteLink(
  db: Db,
  type: SiteLinkType,
  edition: Edition | null,
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

/** The scheduled version of a page for its form, with the texts of the editions that will be public with it. */
export async function findScheduledPage(db: Db, id: string): Promise<EditedSiteLink | null> {
  if (!isUuid(id)) return null
  const { rows } = await sql<EditedSiteLink>`
    select next.id, next.version, type, next.title, next.content, next.publish_at, next.take_down_at,
      coalesce(next.translations, page.translations, '{}') as translations
    from scheduled_pages next left join site_links page using (type) where next.id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** `input.content` is stored unchanged: the caller must sanitise it. Readers see what a missing page shows for a deleted one. */
export const {
  add: addSiteLink,
  update: updateSiteLink,
  remove: deleteSiteLink,
} = plainWrites({ table: 'site_links', toValues: (input: SiteLinkInput) => ({ ...input }), taken: typeTaken })

/** Each type has one page; the existing one is named so that the form can link to it. */
async function typeTaken(tx: Db, { type }: SiteLinkInput) {
  const existing = await tx
    .selectFrom('siteLinks')
    .select(['id', 'title'])
    .where('type', '=', type)
    .executeTakeFirst()
  return { reason: 'type-taken' as const, existing: existing ?? null }
}
