import type { QuarterCount } from '../../domain/news-links/news-link-counts.ts'
import { formatNumber } from '../../text/format.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import { dayOf } from '../../ui/time/site-day.ts'
import { useShownZone } from '../widgets/use-shown-zone.ts'

/** Links since local midnight (specification §9); the server, which does not know the browser's zone, counts the site's day. */
export function AddedToday({ quarters, now }: { quarters: QuarterCount[]; now: Date }) {
  const language = useLanguage()
  const midnight = useShownZone() === 'local' ? startOfLocalDay(now) : dayOf(now).from
  const added = quarters.filter(({ at }) => at >= midnight)
  return formatNumber(
    added.reduce((sum, { count }) => sum + count, 0),
    language,
  )
}

function startOfLocalDay(at: Date): Date {
  return new Date(at.getFullYear(), at.getMonth(), at.getDate())
}
