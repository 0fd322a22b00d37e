import type { Selectable } from 'kysely'
import type { Settings } from '../../database/tables.ts'

/** The four places of a page that an advertisement may take (specification §9). */
export type AdSlot = 'header' | 'sidebar' | 'content' | 'footer'

/** The ad unit of each place; null where the place stays empty. */
export type SiteAds = { publisherId: string } & Record<AdSlot, string | null>

/** How the settings store advertisements; a `Unit` is AdSense's `data-ad-slot`, '' for none. */
export const adColumns = [
  ...(['adsPublisherId', 'adsEnabled', 'adsHeader', 'adsSidebar', 'adsContent', 'adsFooter'] as const),
  ...(['adsHeaderUnit', 'adsSidebarUnit', 'adsContentUnit', 'adsFooterUnit'] as const),
]

export type AdColumns = Pick<Selectable<Settings>, (typeof adColumns)[number]>

/** Null if no page shows any: turned off, without a publisher, or without a place that has an ad unit. */
export function toSiteAds(columns: AdColumns): SiteAds | null {
  const { adsPublisherId: publisherId } = columns
  const slots = {
    header: unitOf(columns.adsHeader, columns.adsHeaderUnit),
    sidebar: unitOf(columns.adsSidebar, columns.adsSidebarUnit),
    content: unitOf(columns.adsContent, columns.adsContentUnit),
    footer: unitOf(columns.adsFooter, columns.adsFooterUnit),
  }
  if (!columns.adsEnabled || !/^pub-\d{16}$/.test(publisherId)) return null
  return Object.values(slots).some(unit => unit !== null) ? { publisherId, ...slots } : null
}

function unitOf(isOn: boolean, unit: string): string | null {
  return isOn && unit !== '' ? unit : null
}
