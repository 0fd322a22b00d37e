import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** The first tasks of the administrator of a fresh installation. */
export type NextStep = 'add-feed' | 'choose-categories' | 'name-site' | 'write-pages'

/** The first steps that are still to be done, in order. Saving the settings counts as naming the site, even under the same name. */
export async function listNextSteps(db: Db): Promise<NextStep[]> {
  const { rows } = await sql<{
    hasFeeds: boolean
    hasCategories: boolean
    hasSavedSettings: boolean
    hasPages: boolean
  }>`
    select exists (select from feeds) as has_feeds, exists (select from categories) as has_categories,
      exists (select from settings where version > 1) as has_saved_settings, exists (select
      from site_links) as has_pages`.execute(db)
  const { hasFeeds, hasCategories, hasSavedSettings, hasPages } = rows[0] ?? {}
  return [
    ...(hasFeeds ? [] : ['add-feed' as const]),
    ...(hasCategories ? [] : ['choose-categories' as const]),
    ...(hasSavedSettings ? [] : ['name-site' as const]),
    ...(hasPages ? [] : ['write-pages' as const]),
  ]
}
