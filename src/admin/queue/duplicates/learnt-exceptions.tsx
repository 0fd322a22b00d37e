import type { LearntException } from '../../../domain/queue/duplicate-queries.ts'
import { useLanguage } from '../../../ui/language/language-context.ts'
import * as words from '../../../words/queue-held.ts'
import { cellClass, RecordTable } from '../../lists/record-table.tsx'
import { HistoryLink } from '../../widgets/history-link.tsx'
import { WhenCell } from '../widgets/entry-cells.tsx'
import { describeException } from './duplicate-words.ts'

export function LearntExceptions({ exceptions }: { exceptions: (LearntException & { when: string })[] }) {
  const language = useLanguage()
  if (exceptions.length === 0) return null
  return (
    <section aria-labelledby="learnt">
      <h2 id="learnt" className="mt-8 mb-3 font-serif text-lg font-bold">
        {words.learntTitle(language)}
      </h2>
      <RecordTable
        heads={[words.outlet, words.learnt, words.when, words.actions].map(head => head(language))}
        empty=""
      >
        {exceptions.map(exception => (
          <tr key={exception.id}>
            <td className={cellClass}>{exception.outlet}</td>
            <td className={cellClass}>{describeException(exception, language)}</td>
            <WhenCell at={exception.at} when={exception.when} />
            <td className={cellClass}>
              <div className="-ml-2">
                <HistoryLink id={exception.id} tone="quiet" />
              </div>
            </td>
          </tr>
        ))}
      </RecordTable>
    </section>
  )
}
