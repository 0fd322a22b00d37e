import { Form } from 'react-router'
import type { FieldChange } from '../../domain/revisions/revision-changes.ts'
import { Button } from '../parts/button.tsx'
import { LocalTime } from '../parts/local-time.tsx'
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
          <p className="m-0 text-sm text-quiet">No field was different.</p>
        ) : null}
        <dl className="m-0 text-sm">
          {entry.changes.map(({ field, before, after }) => (
            <div key={field} className="mt-2">
              <dt className="text-quiet">{fieldLabel(field)}</dt>
              <dd className="m-0 break-words">
                <del>
                  <FieldValue value={before} />
                </del>{' '}
                <span aria-hidden="true">→</span>{' '}
                <ins className="no-underline">
                  <FieldValue value={after} />
                </ins>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      {entry.canRestore ? (
        <Form method="post">
          <input type="hidden" name="revision" value={entry.id} />
          <Button type="submit">Restore this state</Button>
        </Form>
      ) : (
        <p className="m-0 text-sm text-quiet">As it is now</p>
      )}
    </li>
  )
}

function FieldValue({ value }: { value: string | Date }) {
  return value instanceof Date ? <LocalTime at={value} /> : value || 'empty'
}
