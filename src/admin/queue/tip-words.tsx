import type { QueueEntry } from '../../domain/queue/queue-entry.ts'

/** What a reader wrote with a tip, as text and nothing else. */
export function TipWords({ entry: { origin, tipNote, tipFrom } }: { entry: QueueEntry }) {
  if (origin !== 'tip') return null
  return (
    <figure className="m-0 mt-2 border-l-2 border-accent pl-3 text-sm">
      {tipNote ? (
        <blockquote dir="auto" className="m-0 break-words whitespace-pre-line">
          {tipNote}
        </blockquote>
      ) : null}
      <figcaption className="text-quiet">
        A tip from <bdi>{tipFrom || 'somebody who gave no name'}</bdi>
      </figcaption>
    </figure>
  )
}
