import { Link } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import type { DeskArticle, ListedStory } from '../../domain/stories/story-list-queries.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/stories-desk.ts'
import { OutsideLink } from '../widgets/outside-link.tsx'

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
            <span className="text-quiet">{source}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
