import type { QueueEntry } from '../../../domain/queue/queue-entry.ts'
import { NotADuplicate } from '../duplicates/not-a-duplicate.tsx'

export function WhyHeld({ entry }: { entry: QueueEntry }) {
  const { status, heldOf, reason } = entry
  if (status !== 'duplicate' && heldOf === null) {
    return reason ? <p className="mt-2 mb-0 border-l-2 border-field pl-3 text-sm">{reason}.</p> : null
  }
  const waitsToo = heldOf?.kind === 'entry'
  const why = waitsToo && reason === 'waiting already' ? null : reason
  return (
    <div className="mt-2 border-l-2 border-field pl-3 text-sm">
      <p className="m-0">
        {status === 'duplicate' ? 'Held as a duplicate' : 'Grouped'}
        {heldOf ? (
          <>
            {status === 'duplicate' ? ' of ' : ' with '}
            <a href={heldOf.url} target="_blank" rel="noopener noreferrer" className="font-medium text-ink">
              {heldOf.title}
            </a>
            {waitsToo ? ', which waits too' : null}
          </>
        ) : null}
        {why ? `: ${why}` : null}.
      </p>
      <div className="-ml-2">
        <NotADuplicate entry={entry} />
      </div>
    </div>
  )
}
