import type { SubscriberState } from '../../domain/newsletter/subscriber.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as listWords from '../../words/admin-lists.ts'
import * as words from '../../words/newsletter-desk.ts'
import { DeleteButton } from '../lists/delete-button.tsx'
import { cellClass, lineCellClass, RecordTable, titleCellClass } from '../lists/record-table.tsx'
import { languageTagName } from '../widgets/language-tag-name.ts'
import { LocalTime } from '../widgets/local-time.tsx'

type Shown = {
  id: string
  address: string
  language: string
  state: SubscriberState
  askedAt: Date
  bounceCount: number
  /** Why mail to this address was switched off, in a sentence. */
  why: string
}

const columns = ['address', 'language', 'state', 'asked', 'actions']

export function SubscriberTable({
  subscribers,
  empty,
  onDelete,
}: {
  subscribers: Shown[]
  empty: string
  onDelete: (subscriber: Shown) => void
}) {
  const language = useLanguage()
  const head = (column: string) => words.heading(language, { column })
  return (
    <RecordTable heads={columns.map(head)} empty={empty}>
      {subscribers.map(subscriber => (
        <tr key={subscriber.id}>
          <td className={`${titleCellClass} wrap-anywhere`} dir="ltr">
            {subscriber.address}
          </td>
          <td className={cellClass}>{languageTagName(subscriber.language, language)}</td>
          <td className={cellClass}>
            {words.subscriberState(language, { state: subscriber.state })}
            {subscriber.bounceCount > 0 ? (
              <span className="block text-quiet">
                {words.bounces(language, { count: subscriber.bounceCount })} {subscriber.why}
              </span>
            ) : null}
          </td>
          <td className={lineCellClass} data-label={head('asked')}>
            <LocalTime at={subscriber.askedAt} />
          </td>
          <td className={cellClass}>
            <div className="row-actions">
              <DeleteButton
                question={words.removal(language, subscriber)}
                fields={{ id: subscriber.id }}
                tone="quietDanger"
                label={listWords.deleteRecord(language, { name: subscriber.address })}
                onClick={() => onDelete(subscriber)}
              />
            </div>
          </td>
        </tr>
      ))}
    </RecordTable>
  )
}
