import type { Db } from '../../database/connect.ts'
import { plainWrites } from '../records/plain-rows.ts'
import type { SiteLinkInput } from './site-link.ts'

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
