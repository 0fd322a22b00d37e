import { type StoryMove, tellMove } from '../../domain/stories/tell-move.ts'
import { HistoryLink } from '../widgets/history-link.tsx'
import { LocalTime } from '../widgets/local-time.tsx'

/** Which articles editors moved, newest first. */
export function StoryHistory({ storyId, moves }: { storyId: string; moves: StoryMove[] }) {
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="mt-0 mb-1 text-lg font-semibold">
        History
      </h2>
      {moves.length === 0 ? (
        <p className="m-0 text-sm text-quiet">No editor has moved an article here.</p>
      ) : (
        <ol className="m-0 list-none p-0 text-sm">
          {moves.map(move => (
            <li key={move.id} className="border-b border-rule py-1.5 wrap-anywhere">
              “{move.title}”: {move.accountName} {tellMove(move)}, <LocalTime at={move.at} />
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
