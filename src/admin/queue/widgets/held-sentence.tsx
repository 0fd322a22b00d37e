import type { QueueEntry } from '../../../domain/queue/queue-entry.ts'

/** "Held as a duplicate of …, which waits too: same address." */
export function HeldSentence({
  entry: { status, heldOf, reason },
}: {
  entry: Pick<QueueEntry, 'status' | 'heldOf' | 'reason'>
}) {
  return (
    <>
      {status === 'duplicate' ? 'Held as a duplicate' : 'Grouped'}
      {heldOf ? (
        <>
          {status === 'duplicate' ? ' of ' : ' with '}
          <a href={heldOf.url} target="_blank" rel="noopener noreferrer" className="font-medium text-ink">
            {heldOf.title}
          </a>
          {heldOf.kind === 'entry' ? ', which waits too' : null}
        </>
      ) : null}
      {reason ? `: ${reason}` : null}.
    </>
  )
}
