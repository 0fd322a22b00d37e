import type { SentLetter } from '../../domain/newsletter/letter-queries.ts'
import { formatNumber } from '../../text/format.ts'
import { siteDay } from '../../text/site-zone.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/newsletter-desk.ts'
import { cellClass, RecordTable, titleCellClass } from '../lists/record-table.tsx'
import { languageTagName } from '../widgets/language-tag-name.ts'

const columns = ['day', 'language', 'state', 'sent', 'failed', 'bounced']

export function LetterTable({ letters }: { letters: SentLetter[] }) {
  const language = useLanguage()
  const head = (column: string) => words.heading(language, { column })
  return (
    <section aria-labelledby="letters">
      <h2 id="letters" className="mb-2 font-serif text-lg font-bold">
        {words.lastLetters(language)}
      </h2>
      <RecordTable heads={columns.map(head)} empty={words.noLetters(language)}>
        {letters.map(({ id, day, state, skippedFor, recipients, sent, failed, bounced, ...letter }) => (
          <tr key={id}>
            <td className={titleCellClass}>{siteDay(new Date(`${day}T06:30:00Z`), language)}</td>
            <td className={cellClass}>{languageTagName(letter.language, language)}</td>
            <td className={cellClass}>{words.letterState(language, { state: skippedFor ?? state })}</td>
            <td className={cellClass} data-label={head('sent')}>
              {words.sentOf(language, { sent, recipients })}
            </td>
            <td className={cellClass} data-label={head('failed')}>
              {formatNumber(failed, language)}
            </td>
            <td className={cellClass} data-label={head('bounced')}>
              {formatNumber(bounced, language)}
            </td>
          </tr>
        ))}
      </RecordTable>
    </section>
  )
}
