import { headlineLanguage } from '../../text/headline-language.ts'
import * as words from '../../words/news-cards.ts'
import { useSitePath } from '../language/edition-context.ts'
import { useLanguage } from '../language/language-context.ts'
import { newTabNoteId } from './article-link.tsx'
import type { ShownTeaser } from './shown-teaser.ts'

/** "and 6 more outlets" below a headline that has room, leading to the story's page, with some of their headlines. */
export function StoryTeaser({ teaser }: { teaser: ShownTeaser }) {
  return (
    <div className="story-teaser">
      <p>
        <StoryCount teaser={teaser} />
      </p>
      <TeaserHeadlines headlines={teaser.headlines} />
    </div>
  )
}

/** The link to the story's page, behind the name of the source: "The Outlet and 6 more outlets". */
export function StoryCount({ teaser: { slug, otherOutlets } }: { teaser: ShownTeaser }) {
  const path = useSitePath()
  return (
    <a className="story-count" href={path('/story/:slug', { slug })}>
      {words.andMoreOutlets(useLanguage(), { count: otherOutlets })}
    </a>
  )
}

/** Headlines of one story at other outlets, each with its source. */
export function TeaserHeadlines({ headlines }: Pick<ShownTeaser, 'headlines'>) {
  const page = useLanguage()
  return (
    <ul className="teaser-headlines">
      {headlines.map(({ title, url, source, language }) => (
        <li key={url}>
          <a
            href={url}
            target="_blank"
            rel="noopener"
            aria-describedby={newTabNoteId}
            {...headlineLanguage(title, language, page)}
          >
            {title}
          </a>{' '}
          <span>{source}</span>
        </li>
      ))}
    </ul>
  )
}
