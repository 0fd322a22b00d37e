import type { AdSlot, SiteAds } from '../domain/settings/settings.ts'
import * as words from '../words/site-frame.ts'
import { useLanguage } from './language/language-context.ts'

/**
 * Space for one advertisement, of a fixed size at every window width, so that nothing moves whether or not it loads.
 * Without JavaScript there is no space, because nothing could fill it.
 */
export function AdPlace({ ads, slot }: { ads: SiteAds | null; slot: AdSlot }) {
  const language = useLanguage()
  const unit = ads?.[slot]
  if (!ads || !unit) return null
  return (
    <div className={`ad ad-${slot}`}>
      <p>{words.advertisement(language)}</p>
      <ins className="adsbygoogle" data-ad-client={`ca-${ads.publisherId}`} data-ad-slot={unit} />
    </div>
  )
}
