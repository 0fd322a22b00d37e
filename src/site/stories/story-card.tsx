import type { NewsLink } from '../../domain/news-links/news-link.ts'
import type { Story } from '../../domain/stories/story.ts'
import type { StoryTeaser } from '../../domain/stories/story-teasers.ts'
import { headlineLanguage } from '../../text/headline-language.ts'
import { useSitePath } from '../../ui/language/edition-context.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import { dot } from '../../ui/news/dot.ts'
import { NewsPicture } from '../../ui/news/news-picture.tsx'
import { TeaserHeadlines } from '../../ui/news/story-teaser.tsx'
import { TimeAgo } from '../../ui/time/time-ago.tsx'
import * as countWords from '../../words/counts.ts'

export type ShownStory = { story: Story; lead: NewsLink; teaser: StoryTeaser | null }

type Props = { shown: ShownStory; now: Date; isFirst?: boolean }

/** A story in a list of stories: its title leads to its page, the headlines below to other outlets. */
export function StoryCard({ shown: { story, lead, teaser }, now, isFirst = false }: Props) {
  const language = useLanguage()
  const path = useSitePath()
  return (
    <article className={isFirst ? 'story-card first' : 'story-card'}>
      <NewsPicture link={lead} place={isFirst ? 'card' : 'thumbnail'} />
      <h3 {...headlineLanguage(story.title, story.titleLanguage, language)}>
        <a href={path('/story/:slug', { slug: story.slug })}>{story.title}</a>
      </h3>
      <p className="by">
        <span className="from">
          <b>{countWords.outlets(language, { count: story.outletCount })}</b>
          {story.title === lead.title ? dot + lead.source : ''}
        </span>{' '}
        <TimeAgo at={story.lastAt} now={now} />
      </p>
      {teaser ? <TeaserHeadlines headlines={teaser.headlines} /> : null}
    </article>
  )
}
