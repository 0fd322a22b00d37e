import type { Db } from '../../database/connect.ts'
import type { Settings } from './settings.ts'

export type EditedSettings = Omit<Settings, 'ads'> & {
  id: string
  showImages: boolean
  adsPublisherId: string
  adsEnabled: boolean
  adsHeader: boolean
  adsSidebar: boolean
  adsContent: boolean
  adsFooter: boolean
  version: number
}

export async function getEditedSettings(db: Db): Promise<EditedSettings> {
  return db
    .selectFrom('settings')
    .select(['id', 'siteName', 'tagline', 'siteDescription', 'contactEmail'])
    .select(['metaTitle', 'metaDescription', 'metaKeywords', 'sitemapEnabled'])
    .select(['primaryColor', 'logoUrl', 'faviconUrl', 'tipsEnabled', 'showImages'])
    .select(['adsPublisherId', 'adsEnabled', 'adsHeader', 'adsSidebar', 'adsContent', 'adsFooter', 'version'])
    .executeTakeFirstOrThrow()
}
