import { Form } from 'react-router'
import type { FieldChange } from '../../domain/revisions/revision-changes.ts'
import { Button } from '../widgets/button.tsx'
import { LocalTime } from '../widgets/local-time.tsx'
import { precisionToTell, type TimePrecision } from '../widgets/time-precision.ts'
import { fieldLabel } from './activity-words.ts'

export type HistoryRevision = {
  id: string
  at: Date
  who: string
  did: string
  changes: FieldChange[]
  /** It came or went as a whole. */
  isWhole: boolean
  canRestore: boolean
}

export function HistoryEntry({ entry }: { entry: HistoryRevision }) {
  return (
    <li className="flex flex-wrap items-start gap-4 py-4">
      <div className="min-w-0 flex-1 basis-64">
        <p className="m-0 font-medium">
          {entry.who} {entry.did} it, <LocalTime at={entry.at} />
        </p>
        {entry.changes.length === 0 && !entry.isWhole ? (
          <p className="m-0 text-sm text-quiet">No fields changed.</p>
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
          <Button type="submit">Restore this state</Button>
        </Form>
      ) : (
        <p className="m-0 text-sm text-quiet">As it is now</p>
      )}
    </li>
  )
}

function FieldLine({ change: { field, before, after } }: { change: FieldChange }) {
  const areTimes = before instanceof Date && after instanceof Date
  const precision = areTimes ? precisionToTell(before, after) : 'minute'
  return (
    <div className="mt-2">
      <dt className="text-quiet">{fieldLabel(field)}</dt>
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
  return value instanceof Date ? <LocalTime at={value} precision={precision} /> : value || 'empty'
}
