import { Link } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import type { DeskArticle, ListedStory } from '../../domain/stories/story-list-queries.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/stories-desk.ts'
import { Button } from '../widgets/button.tsx'
import { OutsideLink } from '../widgets/outside-link.tsx'
import { describeCounts, describeStanding, describeTimes } from './story-words.ts'

export function StoryRow({
  story,
  now,
  onPin,
}: {
  story: ListedStory
  now: Date
  onPin: (story: ListedStory) => void
}) {
  const language = useLanguage()
  const standing = describeStanding(story, language)
  const facts = [...describeCounts(story, language), ...describeTimes(story, { now, language })]
  return (
    <li
      data-story-row
      tabIndex={-1}
      className="flex items-start gap-3 border-b border-rule py-2.5 focus-within:bg-wash"
    >
      <div className="row-links min-w-0 flex-1">
        <Link
          to={adminPath('/stories/:id', { id: story.id })}
          prefetch="intent"
          className="font-medium wrap-anywhere text-ink"
        >
          {story.title}
        </Link>
        <p className="m-0 text-sm text-quiet tabular-nums">
          {facts.join(' · ')}
          {standing.length > 0 ? <span className="text-ink"> · {standing.join(' · ')}</span> : null}
        </p>
      </div>
      <Button
        tone="quiet"
        data-pin
        aria-label={words.pinLabel(language, { title: story.title })}
        onClick={() => onPin(story)}
      >
        {words.pin(language)}
      </Button>
    </li>
  )
}

export type ShownJoined = Pick<ListedStory, 'id' | 'title'> & {
  articles: Pick<DeskArticle, 'placeId' | 'title' | 'source' | 'url' | 'language'>[]
}

/** The story that an accepted proposal made, under its title, with its newest headlines. */
export function JoinedStory({ story }: { story: ShownJoined }) {
  const language = useLanguage()
  return (
    <section aria-labelledby="joined" className="mb-6 border-l-2 border-accent pl-3">
      <h2 id="joined" className="m-0 text-sm font-normal text-quiet">
        {words.joined(language)}
      </h2>
      <p className="my-1 font-semibold wrap-anywhere">
        <Link to={adminPath('/stories/:id', { id: story.id })}>{story.title}</Link>
      </p>
      <ul className="m-0 list-none p-0 text-sm">
        {story.articles.map(({ placeId, title, source, url, language: of }) => (
          <li key={placeId} className="wrap-anywhere">
            <OutsideLink url={url} language={of}>
              {title}
            </OutsideLink>{' '}
            <bdi className="text-quiet">{source}</bdi>
          </li>
        ))}
      </ul>
    </section>
  )
}
