import type { EntryDay, FeedEntry } from '../../domain/feeds/feed-page-queries.ts'
import { formatDay } from '../../text/format.ts'
import type { Language } from '../../text/language.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/feeds-desk.ts'
import { cellClass, lineCellClass, RecordTable, titleCellClass } from '../lists/record-table.tsx'
import { LocalTime } from '../widgets/local-time.tsx'
import { OutsideLink } from '../widgets/outside-link.tsx'

type ShownEntry = FeedEntry & { outcome: string }

export function FeedEntries({ entries, unreadable }: { entries: ShownEntry[]; unreadable: FeedEntry[] }) {
  const language = useLanguage()
  return (
    <>
      <h2 className="mb-2 font-serif text-lg font-bold">{words.broughtLast(language)}</h2>
      <RecordTable heads={[words.entry, words.outcome, words.firstSeen]} empty={words.noEntries(language)}>
        {entries.map(entry => (
          <tr key={entry.id}>
            <td className={`${titleCellClass} min-w-56`} lang={entry.language ?? undefined}>
              <OutsideLink url={entry.url}>{entry.title}</OutsideLink>
            </td>
            <td className={cellClass}>
              {entry.outcome}
              {entry.reason ? <span className="block text-xs text-quiet">{entry.reason}</span> : null}
            </td>
            <td className={lineCellClass}>
              <LocalTime at={entry.firstSeenAt} />
            </td>
          </tr>
        ))}
      </RecordTable>
      {unreadable.length > 0 ? (
        <section aria-label={words.couldNotBeRead(language)}>
          <h2 className="mb-2 font-serif text-lg font-bold">{words.couldNotBeRead(language)}</h2>
          <ul className="m-0 list-none divide-y divide-rule border-y border-rule p-0 text-sm">
            {unreadable.map(entry => (
              <li key={entry.id} className="py-2">
                <details>
                  <summary className="cursor-pointer">
                    {words.anEntry(language, {
                      reason: entry.reason ?? '',
                      when: () => <LocalTime key="when" at={entry.firstSeenAt} />,
                    })}
                  </summary>
                  <pre className="my-2 max-h-80 overflow-auto border border-rule bg-raised p-2 text-xs whitespace-pre-wrap break-all">
                    {entry.raw}
                  </pre>
                </details>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  )
}

const height = 96
const step = 12
const barWidth = 9

/** Entries per day as bars, with a text alternative. */
export function EntryChart({ days }: { days: EntryDay[] }) {
  const total = days.reduce((sum, { count }) => sum + count, 0)
  const language = useLanguage()
  return (
    <section aria-label={words.entriesPerDay(language)} className="mb-8">
      <h2 className="mb-2 font-serif text-lg font-bold">{words.entriesPerDay(language)}</h2>
      {total === 0 ? (
        <p className="mt-0 text-quiet">{words.chartNone(language, { days: days.length })}</p>
      ) : (
        <Bars days={days} total={total} />
      )}
    </section>
  )
}

function Bars({ days, total }: { days: EntryDay[]; total: number }) {
  const language = useLanguage()
  const most = Math.max(...days.map(({ count }) => count))
  const day = shownDay(days.find(({ count }) => count === most)?.day, language)
  const without = days.filter(({ count }) => count === 0).length
  return (
    <>
      <svg
        role="img"
        aria-label={words.chartWords(language, { total, days: days.length, most, day, without })}
        viewBox={`0 0 ${days.length * step} ${height + 2}`}
        className="block w-full max-w-xl"
      >
        {days.map(({ day, count }, index) => {
          const barHeight = Math.round((count / most) * height)
          return (
            <rect
              key={day}
              x={index * step}
              y={height - barHeight}
              width={barWidth}
              height={Math.max(barHeight, 1)}
              className={count === 0 ? 'fill-rule' : 'fill-accent'}
            >
              <title>{words.dayCount(language, { day: shownDay(day, language), count })}</title>
            </rect>
          )
        })}
        <line x1="0" x2={days.length * step} y1={height + 1} y2={height + 1} className="stroke-field" />
      </svg>
      <div className="flex max-w-xl justify-between text-xs text-quiet">
        <span>{shownDay(days[0]?.day, language)}</span>
        <span>{words.chartShort(language, { total, days: days.length, most })}</span>
        <span>{shownDay(days.at(-1)?.day, language)}</span>
      </div>
    </>
  )
}

function shownDay(day: string | undefined, language: Language): string {
  return day ? formatDay(new Date(`${day}T00:00:00Z`), language) : ''
}
