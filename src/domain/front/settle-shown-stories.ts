import type { Db } from '../../database/connect.ts'
import { listEditions } from '../editions/edition.ts'
import { getSettings } from '../settings/settings-queries.ts'
import { settleFronted, settlePinned } from '../stories/settle-stories.ts'
import type { FrontPage } from './front-page.ts'
import { readFrontPage } from './front-queries.ts'

/** Settles the stories that are pinned, or have been on the front page of an edition for an hour. */
export async function settleShownStories(db: Db, now: Date): Promise<void> {
  await settlePinned(db, now)
  const { editions } = await getSettings(db)
  const shown: string[] = []
  for (const edition of [null, ...listEditions(editions)])
    shown.push(...listFrontStories(await readFrontPage(db, now, { edition })))
  await settleFronted(db, shown, now)
}

/** Ids of the stories on the page, including those of its single links. */
export function listFrontStories(page: FrontPage): string[] {
  const ofSections = page.sections.flatMap(({ lead, others }) => [lead, ...others])
  const items = [page.lead, ...page.second, ...page.latest, ...page.featuredStories, ...page.mostCovered]
  return [...new Set([...items, ...ofSections].flatMap(item => item?.storyId ?? []))]
}
