import type { Db } from '../../database/connect.ts'
import type { FrontPage } from '../../domain/front/front-page.ts'
import { findTeasers, listTeaserChanges } from '../../domain/stories/story-teasers.ts'
import { listShownIds, showPage } from './shown-page.ts'

/** The data of an arrangement: the published one, or the desk's draft. `teaserChanges`: what else the page depends on. */
export async function loadHome(db: Db, { front, now }: { front: FrontPage; now: Date }) {
  const ids = listShownIds(front)
  const teasers = await findTeasers(db, ids)
  const teaserChanges = listTeaserChanges(ids, teasers)
  return { page: showPage(front, teasers), now, mayShowAds: front.lead !== null, teaserChanges }
}
