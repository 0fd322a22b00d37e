import type { Db } from '../../database/connect.ts'
import type { Settings } from './settings.ts'

/** The one row; the first migration writes it and nothing deletes it. */
export async function getSettings(db: Db): Promise<Settings> {
  return db
    .selectFrom('settings')
    .select([
      'siteName',
      'tagline',
      'siteDescription',
      'contactEmail',
      'metaTitle',
      'metaDescription',
      'metaKeywords',
      'sitemapEnabled',
      'primaryColor',
      'logoUrl',
      'faviconUrl',
    ])
    .executeTakeFirstOrThrow()
}
