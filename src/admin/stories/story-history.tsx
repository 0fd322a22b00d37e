import { describeStoryMove, type StoryMove } from '../../domain/stories/describe-story-move.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/story-desk.ts'
import * as moveWords from '../../words/story-moves.ts'
import { HistoryLink } from '../widgets/history-link.tsx'
import { LocalTime } from '../widgets/local-time.tsx'

/** Which articles editors moved, newest first. */
export function StoryHistory({ storyId, moves }: { storyId: string; moves: StoryMove[] }) {
  const language = useLanguage()
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="mt-0 mb-1 text-lg font-semibold">
        {words.history(language)}
      </h2>
      {moves.length === 0 ? (
        <p className="m-0 text-sm text-quiet">{words.noMoves(language)}</p>
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
      <p className="text-sm">
        <HistoryLink id={storyId} />
      </p>
    </section>
  )
}
