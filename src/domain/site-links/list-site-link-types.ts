import type { Db } from '../../database/connect.ts'
import type { SiteLinkType } from './site-link.ts'

/** The static pages that have content. */
export async function listSiteLinkTypes(db: Db): Promise<SiteLinkType[]> {
  const pages = await db.selectFrom('siteLinks').select('type').orderBy('type').execute()
  return pages.map(page => page.type)
}
