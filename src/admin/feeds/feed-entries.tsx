import type { FeedEntry } from '../../domain/feeds/feed-page-queries.ts'
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
                  <pre className="my-2 max-h-60 overflow-auto border border-rule bg-raised p-2 text-xs whitespace-pre-wrap break-all">
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
