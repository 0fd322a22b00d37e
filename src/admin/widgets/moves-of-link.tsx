import { Link } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { actorName } from '../../domain/accounts/actor-name.ts'
import { describeStoryMove, type StoryMove } from '../../domain/stories/describe-story-move.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/stories-desk.ts'
import { open as openStory } from '../../words/story-keys.ts'
import { LocalTime } from './local-time.tsx'

/** How editors moved a link between stories, newest first. Nothing where none did. */
export function MovesOfLink({ moves }: { moves: StoryMove[] }) {
  const language = useLanguage()
  if (moves.length === 0) return null
  return (
    <section aria-labelledby="moves" className="mt-8 max-w-2xl">
      <h2 id="moves" className="mt-0 mb-1 text-lg font-semibold">
        {words.title(language)}
      </h2>
      <ol className="m-0 list-none border-t border-rule p-0 text-sm">
        {moves.map(move => (
          <li key={move.id} className="border-b border-rule py-1.5 wrap-anywhere">
            {actorName(move.accountName, language)} {describeStoryMove(move, language)},{' '}
            <LocalTime at={move.at} />
            {move.to ? (
              <>
                {' · '}
                <Link to={adminPath('/stories/:id', { id: move.to.id })} className="text-accent max-sm:py-3">
                  {openStory(language)}
                </Link>
              </>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  )
}
