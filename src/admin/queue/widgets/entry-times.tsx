import { createContext, type ReactNode, use } from 'react'
import type { QueueEntry } from '../../../domain/queue/queue-entry.ts'
import type { Language } from '../../../text/language.ts'
import { useLanguage } from '../../../ui/language/language-context.ts'
import { relativeTime } from '../../../ui/time/relative-time.ts'
import * as words from '../../../words/queue-page.ts'

// Within an hour the outlet's time is close enough to the arrival.
const shownApartMs = 3_600_000

/** The outlet's time, as readers will see it. The arrival, which orders the queue, is beside it if it differs. */
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
      {apartMs > shownApartMs ? <Age at={arrivedAt} label={words.arrived} /> : null}
      {snoozedUntil ? <Age at={snoozedUntil} label={words.snoozedUntil} /> : null}
    </>
  )
}

type Label = (language: Language, parts: { time: () => ReactNode }) => ReactNode

function Age({ at, label }: { at: Date; label?: Label }) {
  const language = useLanguage()
  const ago = relativeTime(at, use(QueueNow), language)
  const time = () => (
    <time key="time" dateTime={at.toISOString()}>
      {ago}
    </time>
  )
  return <span className="tabular-nums">{label ? label(language, { time }) : time()}</span>
}

/** The time when the server rendered this page. Ages count from it, so that the server's HTML and the browser agree. */
export const QueueNow = createContext(new Date(0))
