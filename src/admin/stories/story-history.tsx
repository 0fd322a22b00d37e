import { describeStoryMove, type StoryMove } from '../../domain/stories/describe-story-move.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/story-desk.ts'
import * as moveWords from '../../words/story-moves.ts'
import { HistoryLink } from '../widgets/history-link.tsx'
import { LocalTime } from '../widgets/local-time.tsx'

/** Editors' moves of articles, newest first. */
export function StoryHistory({ storyId, moves }: { storyId: string; moves: StoryMove[] }) {
  const language = useLanguage()
  return (
    <section aria-labelledby="history" className="mt-10">
      <h2 id="history" className="mt-0 mb-2 text-lg font-semibold">
        {words.history(language)}
      </h2>
      {moves.length === 0 ? (
        <p className="text-sm text-quiet">{words.noMoves(language)}</p>
      ) : (
        <ol className="m-0 list-none p-0 text-sm">
          {moves.map(move => (
            <li key={move.id} className="border-b border-rule py-1.5 wrap-anywhere">
              {moveWords.line(language, {
                title: move.title,
                name: move.accountName,
                move: describeStoryMove(move, language),
                time: () => <LocalTime key="at" at={move.at} />,
              })}
            </li>
          ))}
        </ol>
      )}
      <p className="mt-3">
        <HistoryLink id={storyId} />
      </p>
    </section>
  )
}
