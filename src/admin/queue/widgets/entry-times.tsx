import { use } from 'react'
import type { QueueEntry } from '../../../domain/queue/queue-entry.ts'
import { relativeTime } from '../../../ui/time/relative-time.ts'
import { QueueNow } from './queue-now.ts'

// Within an hour the outlet's time says when it arrived closely enough.
const shownApartMs = 3_600_000

/** The outlet's time, as readers will see it; beside it the arrival, which orders the queue, where that differs. */
export function EntryTimes({
  entry,
}: {
  entry: Pick<QueueEntry, 'publishedAt' | 'arrivedAt' | 'snoozedUntil'>
}) {
  const { publishedAt, arrivedAt, snoozedUntil } = entry
  const apartMs = publishedAt ? Math.abs(arrivedAt.getTime() - publishedAt.getTime()) : 0
  return (
    <>
      <Age at={publishedAt ?? arrivedAt} />
      {apartMs > shownApartMs ? <Age at={arrivedAt} label="arrived" /> : null}
      {snoozedUntil ? <Age at={snoozedUntil} label="snoozed, back" /> : null}
    </>
  )
}

function Age({ at, label = '' }: { at: Date; label?: string }) {
  const words = relativeTime(at, use(QueueNow))
  return (
    <span className="tabular-nums">
      {label} <time dateTime={at.toISOString()}>{words}</time>
    </span>
  )
}
