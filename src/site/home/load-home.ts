import type { Db } from '../../database/connect.ts'
import type { FrontPage } from '../../domain/front/front-page.ts'
import { listByIds } from '../../domain/news-links/news-link-queries.ts'
import { findTeasers, listTeaserChanges, type StoryTeaser } from '../../domain/stories/story-teasers.ts'
import { chooseDescription, type Sentences } from '../../domain/stories/voices/choose-voices.ts'
import { listStoryVoices } from '../../domain/stories/voices/story-voices.ts'
import type { ShownItem } from '../../ui/news/shown-item.ts'
import { listCoveredIds, listShownIds, showPage } from './shown-page.ts'

/** The data of an arrangement: the published one or the desk's draft. `teaserChanges`: further dependencies of the page. */
export async function loadHome(db: Db, { front, now }: { front: FrontPage; now: Date }) {
  const ids = listShownIds(front)
  const [links, teasers] = await Promise.all([
    listByIds(db, ids),
    findTeasers(db, ids, { ids: listCoveredIds(front), now }),
  ])
  const shown = showPage(front, { links, teasers })
  const lead = shown.lead && { ...shown.lead, borrowed: await borrowDescription(db, shown.lead, teasers) }
  const page = { ...shown, lead }
  return { page, now, mayShowAds: page.lead !== null, teaserChanges: listTeaserChanges(ids, teasers) }
}

/** What another outlet of the story writes about it, for a lead that has no description of its own. */
async function borrowDescription(
  db: Db,
  { link }: ShownItem,
  teasers: ReadonlyMap<string, StoryTeaser>,
): Promise<Sentences | null> {
  const storyId = teasers.get(link.id)?.storyId
  if (link.description || !storyId) return null
  return chooseDescription(link, await listStoryVoices(db, [storyId]))
}
