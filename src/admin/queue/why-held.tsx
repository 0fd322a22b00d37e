import type { QueueEntry } from '../../domain/queue/queue-entry.ts'

/** In one sentence, why an entry is held and of what. */
export function WhyHeld({ entry }: { entry: QueueEntry }) {
  const { status, heldOf, reason } = entry
  if (status !== 'duplicate') return null
  return (
    <p className="m-0 mt-2 border-l-2 border-field pl-3 text-sm">
      Held as a duplicate
      {heldOf ? (
        <>
          {' of '}
          <a href={heldOf.url} target="_blank" rel="noopener noreferrer" className="font-medium text-ink">
            {heldOf.title}
          </a>
          {heldOf.kind === 'entry' ? ', which waits too' : null}
        </>
      ) : null}
      {reason ? `: ${reason}` : null}.
    </p>
  )
}
