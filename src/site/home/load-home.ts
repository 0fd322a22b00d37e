import type { Db } from '../../database/connect.ts'
import type { FrontPage } from '../../domain/front/front-page.ts'
import { findByIds } from '../../domain/news-links/news-link-queries.ts'
import { findTeasers, listTeaserChanges } from '../../domain/stories/story-teasers.ts'
import { borrowDescription } from '../../domain/stories/voices/story-voices.ts'
import type { ShownItem } from '../../ui/news/headline-lines.tsx'
import { listCoveredIds, listShownIds, showPage } from './shown-page.ts'

/** The data of an arrangement: the published one or the desk's draft. `teaserChanges`: further dependencies of the page. */
export async function loadHome(db: Db, { front, now }: { front: FrontPage; now: Date }) {
  const ids = listShownIds(front)
  const [links, teasers] = await Promise.all([
    findByIds(db, ids),
    findTeasers(db, ids, { ids: listCoveredIds(front), now }),
  ])
  const shown = showPage(front, { links, teasers })
  const borrowFor = ({ link }: ShownItem) => borrowDescription(db, link, teasers.get(link.id)?.storyId)
  const lead = shown.lead && { ...shown.lead, borrowed: await borrowFor(shown.lead) }
  const page = { ...shown, lead }
  return { page, now, mayShowAds: page.lead !== null, teaserChanges: listTeaserChanges(ids, teasers) }
}
