import type { Site } from './start-site.ts'

// Ordered so that referencing tables are emptied first.
const emptied = [
  'entries',
  'storyLinks',
  'stories',
  'newsLinks',
  'revisions',
  'rules',
  'feeds',
  'outlets',
  'categories',
  'siteLinks',
] as const

/** Removes the samples and whatever an earlier journey added. */
export async function emptySite({ db }: Site): Promise<void> {
  for (const table of emptied) await db.deleteFrom(table).execute()
}
