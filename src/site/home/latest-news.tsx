import { useLanguage } from '../../ui/language/language-context.ts'
import { NewsListBlock } from '../../ui/news/news-list-block.tsx'
import type { ShownLink } from '../../ui/news/shown-link.ts'
import { RenewalStatus } from '../../ui/renewal-status.tsx'
import * as words from '../../words/home.ts'

type Props = { links: ShownLink[]; thumbnailsFor: string; now: Date }

export function LatestNews({ links, thumbnailsFor, now }: Props) {
  const language = useLanguage()
  return (
    <section className="latest" aria-labelledby="latest">
      <header className="head">
        <h2 id="latest">{words.latest(language)}</h2>
        <RenewalStatus />
      </header>
      <div data-region="latest">
        {links.length === 0 ? (
          <p className="empty">{words.noLatest(language)}</p>
        ) : (
          <NewsListBlock links={links} thumbnailsFor={thumbnailsFor} now={now} />
        )}
      </div>
    </section>
  )
}
