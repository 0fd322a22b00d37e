import type { Language } from '../../text/language.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/proposals.ts'
import * as addWords from '../../words/queue-add.ts'
import type { ProposalOutcome } from './proposal-outcome.ts'

export function OutcomeList({ outcomes }: { outcomes: ProposalOutcome[] }) {
  const language = useLanguage()
  if (outcomes.length === 0) return null
  return (
    <ul aria-label={addWords.outcomes(language)} className="my-4 list-none space-y-2 p-0 text-sm">
      {outcomes.map(one => (
        <li
          key={one.address}
          className={`border-l-4 px-4 py-2 ${one.kind === 'added' ? 'border-accent' : 'border-danger bg-wash'}`}
        >
          {describe(one, language)}
          <span className="block truncate text-quiet">{one.address}</span>
        </li>
      ))}
    </ul>
  )
}

function describe(outcome: ProposalOutcome, language: Language) {
  switch (outcome.kind) {
    case 'added':
      return (
        <>
          {words.added(language, { title: outcome.title })}
          {outcome.problem ? <span className="block">{outcome.problem}</span> : null}
        </>
      )
    case 'published':
      return words.alreadyPublished(language, { title: outcome.title })
    case 'waiting':
      return words.alreadyWaits(language)
    case 'unread':
      return words.notAdded(language, { problem: outcome.problem })
  }
}
