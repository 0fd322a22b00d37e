import type { QueueEntry } from '../../../domain/queue/queue-entry.ts'

/** A colleague's note, and who has the entry in hand. */
export function EntryMarks({ entry: { mark } }: { entry: QueueEntry }) {
  if (!mark) return null
  const { heldBy, note, noteBy } = mark
  return (
    <div className="mt-2 text-sm" role="status">
      {heldBy ? <p className="m-0 font-semibold text-accent">{heldBy} has this one.</p> : null}
      {note ? (
        <p className="m-0 border-l-2 border-field pl-3">
          <bdi className="whitespace-pre-line">{note}</bdi> <span className="text-quiet">({noteBy})</span>
        </p>
      ) : null}
    </div>
  )
}
