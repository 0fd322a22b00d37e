/** The four places of a page that an advertisement may take (specification §9). */
export type AdSlot = 'header' | 'sidebar' | 'content' | 'footer'

export type SiteAds = { publisherId: string } & Record<AdSlot, boolean>

type Columns = {
  adsPublisherId: string
  adsEnabled: boolean
  adsHeader: boolean
  adsSidebar: boolean
  adsContent: boolean
  adsFooter: boolean
}

/** Null where no page shows any: turned off, no publisher named, or no place left. */
export function toSiteAds(columns: Columns): SiteAds | null {
  const { adsPublisherId: publisherId, adsEnabled, adsHeader, adsSidebar, adsContent, adsFooter } = columns
  const slots = { header: adsHeader, sidebar: adsSidebar, content: adsContent, footer: adsFooter }
  if (!adsEnabled || !/^pub-\d{16}$/.test(publisherId)) return null
  return Object.values(slots).includes(true) ? { publisherId, ...slots } : null
}
