import type { FrontItem } from '../../domain/front/front-page.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/front-desk.ts'
import { sourceOf, titleOf } from './desk-item.ts'

/** Latest News as it fills itself: nobody pins there. */
export function LatestLines({ items }: { items: FrontItem[] }) {
  const language = useLanguage()
  return (
    <section aria-label={words.latest(language)} className="mt-6 border-t-2 border-rule pt-2">
      <p className="m-0 text-xs text-quiet">{words.latestFills(language)}</p>
      <ol className="m-0 mt-1 list-none gap-x-6 p-0 text-sm sm:columns-2">
        {items.map(item => (
          <li key={item.link.id} className="truncate py-0.5" lang={item.link.language ?? undefined}>
            <span className="font-serif">{titleOf(item)}</span>{' '}
            <span className="text-xs text-quiet">{sourceOf(item, language)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
