import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { StoredEditions } from '../editions/edition.ts'
import type { Settings } from './settings.ts'
import { type AdColumns, adColumns } from './site-ads.ts'

export type EditedSettings = Omit<
  Settings,
  'ads' | 'editions' | 'hasRatings' | 'hasCorrections' | 'websubHub'
> &
  AdColumns & { id: string; editions: StoredEditions; showImages: boolean; version: number }

export async function getEditedSettings(db: Db): Promise<EditedSettings> {
  return db
    .selectFrom('settings')
    .select(['id', 'siteName', 'tagline', 'siteDescription', 'contactEmail'])
    .select(['metaTitle', 'metaDescription', 'metaKeywords', 'sitemapEnabled'])
    .select(['primaryColor', 'logoUrl', 'faviconUrl', 'tipsEnabled', 'showImages'])
    .select(['editorialLogEnabled', 'mostReadEnabled', 'offlineEnabled'])
    .select(['newsletterLanguages', 'newsletterHour', 'newsletterDays'])
    .select([...adColumns, 'version'])
    .select(sql<StoredEditions>`editions`.as('editions'))
    .executeTakeFirstOrThrow()
}
