import { Form, Link } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import type { Delivery } from '../../domain/connections/connection.ts'
import { selectCase } from '../../text/select-case.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/connections-desk.ts'
import { cellClass, RecordTable, titleCellClass } from '../lists/record-table.tsx'
import { Button } from '../widgets/button.tsx'

/** `failure` in words. */
type Shown = Omit<Delivery, 'createdAt'> & { ago: string }

/** The newest deliveries and those that others wait for, or those of the connection that the address names. */
export function DeliveryTable({ deliveries, chosen }: { deliveries: Shown[]; chosen: string | null }) {
  const language = useLanguage()
  return (
    <section aria-labelledby="log" className="mt-10">
      <h2 id="log" className="mb-2 font-serif text-lg font-bold">
        {words.log(language)}
      </h2>
      {chosen ? (
        <p className="wrap-anywhere">
          {words.logOf(language, { url: chosen })}{' '}
          <Link to={adminPath('/settings/connections')}>{words.logOfAll(language)}</Link>
        </p>
      ) : null}
      <RecordTable
        heads={[words.delivery, words.answer, words.attempts, words.actions]}
        empty={words.noDeliveries(language)}
      >
        {deliveries.map(delivery => (
          <DeliveryRow key={delivery.id} delivery={delivery} />
        ))}
      </RecordTable>
    </section>
  )
}

function DeliveryRow({ delivery }: { delivery: Shown }) {
  const language = useLanguage()
  const { id, url, event, state, status, failure, answer, attempts, ago } = delivery
  return (
    <tr>
      <td className={`${titleCellClass} wrap-anywhere`}>
        {words.event(language, { event: selectCase(event) })}
        <span className="block font-normal text-quiet">
          {url} · {ago}
        </span>
      </td>
      <td className={`${cellClass} max-w-md wrap-anywhere`}>
        {words.deliveryState(language, { state })}
        {status ? ` (${status})` : null}
        {failure ? <span className="block text-danger">{failure}</span> : null}
        {answer ? (
          <span className="block text-quiet" dir="auto">
            {answer}
          </span>
        ) : null}
      </td>
      <td className={cellClass} data-label={words.attempts(language)}>
        {attempts}
      </td>
      <td className={cellClass}>
        <Form method="post" preventScrollReset className="row-actions">
          <input type="hidden" name="id" value={id} />
          <Button tone="quiet" type="submit" name="intent" value={state === 'waiting' ? 'discard' : 'again'}>
            {(state === 'waiting' ? words.discard : words.again)(language)}
          </Button>
        </Form>
      </td>
    </tr>
  )
}
