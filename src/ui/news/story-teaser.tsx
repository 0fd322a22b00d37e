import * as words from '../../words/news-cards.ts'
import { useSitePath } from '../language/edition-context.ts'
import { useLanguage } from '../language/language-context.ts'
import { ArticleLink } from './article-link.tsx'
import type { ShownTeaser } from './shown-link.ts'
import { StorySides } from './story-sides.tsx'
import { StorySince } from './story-since.tsx'

/** Who covers a story and since when, with some of the other outlets' headlines. */
export function StoryTeaser({ teaser, now }: { teaser: ShownTeaser; now: Date }) {
  return (
    <div className="story-teaser">
      <StorySides coverage={teaser.coverage} />
      <StorySince teaser={teaser} now={now} />
      <TeaserHeadlines headlines={teaser.headlines} />
    </div>
  )
}

/** The link to the story's page, after the source's name: "The Outlet and 6 more outlets". */
export function StoryCount({ teaser: { slug, otherOutlets } }: { teaser: ShownTeaser }) {
  const path = useSitePath()
  return (
    <a className="story-count" href={path('/story/:slug', { slug })}>
      {words.andMoreOutlets(useLanguage(), { count: otherOutlets })}
    </a>
  )
}

/** Other outlets' headlines of a story, each with its source. */
export function TeaserHeadlines({ headlines }: Pick<ShownTeaser, 'headlines'>) {
  if (headlines.length === 0) return null
  return (
    <ul className="teaser-headlines">
      {headlines.map(headline => (
        <li key={headline.url}>
          <ArticleLink link={headline} /> <span>{headline.source}</span>
        </li>
      ))}
    </ul>
  )
}
