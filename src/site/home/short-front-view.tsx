import { latestPool } from '../../domain/front/front-page.ts'
import type { SiteAds } from '../../domain/settings/settings.ts'
import { AdPlace } from '../../ui/ad-place.tsx'
import type { ShownItem } from '../../ui/news/headline-lines.tsx'
import { NewSince } from '../../ui/page-status.tsx'
import { FrontCard, FrontLead, Latest } from './front-page-view.tsx'

type Props = {
  lead: ShownItem
  items: ShownItem[]
  /** When the newest links of the edition came to the site. */
  arrivals: Date[]
  now: Date
  siteName: string
  ads: SiteAds | null
}

/** The front page of an edition with few links: the lead, and one list in which each headline has its category above it. */
export function ShortFrontView({ lead, items, arrivals, now, siteName, ads }: Props) {
  return (
    <main id="main" className="front brief" data-live="news front stories">
      <h1 className="hidden">{siteName}</h1>
      <NewSince arrivals={arrivals} most={latestPool} />
      <FrontLead lead={lead} now={now} />
      <Latest count={items.length} className="brief-list">
        {items.map(item => (
          <FrontCard key={item.link.id} item={item} now={now} />
        ))}
      </Latest>
      <AdPlace ads={ads} slot="content" />
    </main>
  )
}
