import { use } from 'react'
import { relativeTime } from '../../../ui/relative-time.ts'
import { QueueNow } from '../queue-now.ts'

/** How long ago, short: a column of "minutes ago" would be louder than the headlines. */
export function Age({ at }: { at: Date }) {
  const words = relativeTime(at, use(QueueNow))
  return (
    <time dateTime={at.toISOString()} className="tabular-nums">
      {words}
    </time>
  )
}
