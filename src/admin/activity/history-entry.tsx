import { Form } from 'react-router'
import type { RevisionAction } from '../../domain/revisions/revision.ts'
import type { FieldChange } from '../../domain/revisions/revision-changes.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/activity-desk.ts'
import * as fieldWords from '../../words/record-fields.ts'
import { Button } from '../widgets/button.tsx'
import { distinguishingPrecision, LocalTime, type TimePrecision } from '../widgets/local-time.tsx'

type HistoryRevision = {
  id: string
  at: Date
  who: string
  did: RevisionAction
  changes: FieldChange[]
  /** The record was created or deleted. */
  isWhole: boolean
  canRestore: boolean
}

export function HistoryEntry({ entry }: { entry: HistoryRevision }) {
  const language = useLanguage()
  return (
    <li className="flex flex-wrap items-start gap-4 py-4">
      <div className="min-w-0 flex-1 basis-64">
        <p className="m-0 font-medium">
          {words.didIt(language, {
            who: entry.who,
            did: entry.did,
            when: () => <LocalTime key="when" at={entry.at} />,
          })}
        </p>
        {entry.changes.length === 0 && !entry.isWhole ? (
          <p className="m-0 text-sm text-quiet">{words.noFields(language)}</p>
        ) : null}
        <dl className="m-0 text-sm">
          {entry.changes.map(change => (
            <FieldLine key={change.field} change={change} />
          ))}
        </dl>
      </div>
      {entry.canRestore ? (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="revision" value={entry.id} />
          <Button type="submit">{words.restoreState(language)}</Button>
        </Form>
      ) : (
        <p className="m-0 text-sm text-quiet">{words.asItIsNow(language)}</p>
      )}
    </li>
  )
}

function FieldLine({ change: { field, before, after } }: { change: FieldChange }) {
  const language = useLanguage()
  const areTimes = before instanceof Date && after instanceof Date
  const precision = areTimes ? distinguishingPrecision(before, after) : 'minute'
  return (
    <div className="mt-2">
      <dt className="text-quiet">{fieldWords.label(language, { column: field })}</dt>
      <dd className="m-0 break-words">
        <del>
          <FieldValue value={before} precision={precision} />
        </del>{' '}
        <span aria-hidden="true">→</span>{' '}
        <ins className="no-underline">
          <FieldValue value={after} precision={precision} />
        </ins>
      </dd>
    </div>
  )
}

function FieldValue({ value, precision }: { value: string | Date; precision: TimePrecision }) {
  const language = useLanguage()
  if (value instanceof Date) return <LocalTime at={value} precision={precision} />
  return value || words.empty(language)
}
