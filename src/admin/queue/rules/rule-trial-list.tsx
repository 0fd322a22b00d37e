import { listApplicable, type RuleTrial } from '../../../domain/rules/try-rule.ts'
import { useLanguage } from '../../../ui/language/language-context.ts'
import * as words from '../../../words/queue-rules.ts'

// Enough to see what kind of entries they are.
const shownMax = 60

export function RuleTrialList({ trial, action }: { trial: RuleTrial; action: string }) {
  const language = useLanguage()
  const { looked, matched } = trial
  const shown = matched.slice(0, shownMax)
  const count = matched.filter(entry => entry.decidedBy === null).length
  const waiting = listApplicable(trial, action)
  return (
    <section aria-label={words.trial(language)}>
      <h2 className="mt-0 mb-2 border-t-2 border-ink pt-3 text-base font-semibold">
        {words.outcome(language, { looked, count, action })}
      </h2>
      {waiting.length > 0 ? (
        <label className="my-4 flex items-center gap-3 text-sm font-semibold max-sm:py-3">
          <input type="checkbox" name="apply" className="size-4 shrink-0" />
          <input type="hidden" name="waiting" value={waiting.join(' ')} />
          {words.apply(language, { action, count: waiting.length })}
        </label>
      ) : null}
      <ol className="m-0 list-none p-0 text-sm">
        {shown.map(({ id, title, source, status, decidedBy }) => (
          <li key={id} className="border-b border-rule py-1.5">
            <span className="font-serif text-base">{title}</span>
            <span className="block text-xs text-quiet">
              {words.became(language, {
                source: () => <bdi key="source">{source}</bdi>,
                status,
                rule: decidedBy ?? '',
                isFirst: decidedBy ? 'yes' : 'no',
              })}
            </span>
          </li>
        ))}
      </ol>
      {matched.length > shown.length ? (
        <p className="text-sm text-quiet">{words.more(language, { count: matched.length - shown.length })}</p>
      ) : null}
    </section>
  )
}
