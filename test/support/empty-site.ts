import { emptyTables } from './builders.ts'
import type { Site } from './start-site.ts'

/** Removes the samples and whatever an earlier journey added; rows that refer to others first. */
export async function emptySite({ db }: Site): Promise<void> {
  await emptyTables(db, 'entries', 'storyLinks', 'stories', 'newsLinks', 'revisions', 'rules')
  await emptyTables(db, 'feeds', 'outlets', 'categories', 'siteLinks')
}
