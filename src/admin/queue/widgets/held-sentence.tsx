import type { QueueEntry } from '../../../domain/queue/queue-entry.ts'

// The reason stored on older entries; the label already says that the entry waits.
const waitingAlready = 'waiting already'

/** "Held as a duplicate of …, which waits too: same address." */
export function HeldSentence({
  entry: { status, heldOf, reason },
}: {
  entry: Pick<QueueEntry, 'status' | 'heldOf' | 'reason'>
}) {
  const why = reason === waitingAlready ? 'same address' : reason
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
      {why ? `: ${why}` : null}.
    </>
  )
}
