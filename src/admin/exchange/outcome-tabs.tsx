import { Link } from 'react-router'
import { type Outcome, type OutcomeCounts, outcomes } from '../../domain/exchange/import-job.ts'
import { formatNumber } from '../../text/format.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/exchange-desk.ts'
import { outcomeLabels } from './import-words.ts'

export function OutcomeTabs({ counts, open }: { counts: OutcomeCounts; open: Outcome }) {
  const language = useLanguage()
  return (
    <nav
      aria-label={words.outcomes(language)}
      className="grid grid-cols-2 border-y border-rule sm:grid-cols-4"
    >
      {outcomes.map(outcome => (
        <Link
          key={outcome}
          to={`?show=${outcome}`}
          replace
          preventScrollReset
          aria-current={outcome === open ? 'true' : undefined}
          className="border-b-2 border-transparent px-4 py-3 text-quiet no-underline hover:text-ink aria-[current=true]:border-accent aria-[current=true]:text-ink"
        >
          <span className="block font-serif text-2xl font-bold tabular-nums">
            {formatNumber(counts[outcome], language)}
          </span>
          <span className={`text-sm ${outcome === 'wrong' && counts.wrong > 0 ? 'text-danger' : ''}`}>
            {outcomeLabels[outcome](language)}
          </span>
        </Link>
      ))}
    </nav>
  )
}
