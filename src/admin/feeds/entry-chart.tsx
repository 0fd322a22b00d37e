import type { EntryDay } from '../../domain/feeds/feed-page-queries.ts'
import { formatDay, formatNumber } from '../../text/format.ts'

const height = 96
const step = 12
const barWidth = 9

/** Entries per day as bars; the same in words for whoever does not see them. */
export function EntryChart({ days }: { days: EntryDay[] }) {
  const counts = days.map(day => day.count)
  const most = Math.max(...counts, 1)
  const total = counts.reduce((sum, count) => sum + count, 0)
  const words = inWords(days, { most: Math.max(...counts), total })
  return (
    <section aria-label="Entries per day" className="mb-8">
      <h2 className="mb-2 font-serif text-lg font-bold">Entries per day</h2>
      {total === 0 ? (
        <p className="mt-0 text-quiet">{words}</p>
      ) : (
        <Bars days={days} most={most} words={words} />
      )}
    </section>
  )
}

function Bars({ days, most, words }: { days: EntryDay[]; most: number; words: string }) {
  const total = days.reduce((sum, { count }) => sum + count, 0)
  return (
    <>
      <svg
        role="img"
        aria-label={words}
        viewBox={`0 0 ${days.length * step} ${height + 2}`}
        className="block w-full max-w-xl"
      >
        {days.map(({ day, count }, place) => {
          const barHeight = Math.round((count / most) * height)
          return (
            <rect
              key={day}
              x={place * step}
              y={height - barHeight}
              width={barWidth}
              height={Math.max(barHeight, 1)}
              className={count === 0 ? 'fill-rule' : 'fill-accent'}
            >
              <title>{`${shownDay(day)}: ${count}`}</title>
            </rect>
          )
        })}
        <line x1="0" x2={days.length * step} y1={height + 1} y2={height + 1} className="stroke-field" />
      </svg>
      <div className="flex max-w-xl justify-between text-xs text-quiet">
        <span>{shownDay(days[0]?.day)}</span>
        <span>{`${formatNumber(total)} in ${days.length} days, at most ${most} a day`}</span>
        <span>{shownDay(days.at(-1)?.day)}</span>
      </div>
    </>
  )
}

function inWords(days: EntryDay[], { most, total }: { most: number; total: number }): string {
  if (total === 0) return `No entries in the last ${days.length} days.`
  const best = days.find(day => day.count === most)
  const without = days.filter(day => day.count === 0).length
  return `${total} entries in the last ${days.length} days, at most ${most} on ${shownDay(best?.day)}, none on ${without} days.`
}

function shownDay(day: string | undefined): string {
  return day ? formatDay(new Date(`${day}T00:00:00Z`)) : ''
}
