import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** The first things that an administrator of a fresh installation does. */
export type NextStep = 'add-feed' | 'choose-categories' | 'name-site'

type Done = { hasFeeds: boolean; hasCategories: boolean; hasSavedSettings: boolean }

/** The first steps that nobody has done yet, in their order. Saving the settings counts as naming the site, even under the same name. */
export async function listNextSteps(db: Db): Promise<NextStep[]> {
  const { rows } = await sql<Done>`
    select exists (select from feeds) as has_feeds, exists (select from categories) as has_categories,
      exists (select from settings where version > 1) as has_saved_settings`.execute(db)
  const { hasFeeds, hasCategories, hasSavedSettings } = rows[0] ?? {}
  return [
    ...(hasFeeds ? [] : ['add-feed' as const]),
    ...(hasCategories ? [] : ['choose-categories' as const]),
    ...(hasSavedSettings ? [] : ['name-site' as const]),
  ]
}
