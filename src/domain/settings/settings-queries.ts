import type { Db } from '../../database/connect.ts'
import type { Settings } from './settings.ts'
import { toSiteAds } from './site-ads.ts'

/** The one row; the first migration writes it and nothing deletes it. */
export async function getSettings(db: Db): Promise<Settings> {
  const { adsPublisherId, adsEnabled, adsHeader, adsSidebar, adsContent, adsFooter, ...settings } = await db
    .selectFrom('settings')
    .select(['siteName', 'tagline', 'siteDescription', 'contactEmail'])
    .select(['metaTitle', 'metaDescription', 'metaKeywords', 'sitemapEnabled'])
    .select(['primaryColor', 'logoUrl', 'faviconUrl', 'tipsEnabled'])
    .select(['adsPublisherId', 'adsEnabled', 'adsHeader', 'adsSidebar', 'adsContent', 'adsFooter'])
    .executeTakeFirstOrThrow()
  const ads = toSiteAds({ adsPublisherId, adsEnabled, adsHeader, adsSidebar, adsContent, adsFooter })
  return { ...settings, ads }
}
