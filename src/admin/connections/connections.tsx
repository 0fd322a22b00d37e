import { useState } from 'react'
import { data, Form, Link, redirect } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import type { Db } from '../../database/connect.ts'
import type { Authorized } from '../../domain/accounts/authorize.ts'
import type { Delivery } from '../../domain/connections/connection.ts'
import { listConnections, listDeliveries } from '../../domain/connections/connection-queries.ts'
import { connectionSchema } from '../../domain/connections/connection-schema.ts'
import { discardDelivery, sendAgain, sendTest } from '../../domain/connections/deliveries.ts'
import {
  addConnection,
  changeConnection,
  deleteConnection,
  renewSecret,
} from '../../domain/connections/write-connection.ts'
import { describeFeedFailure } from '../../domain/feeds/feed-failure.ts'
import { isKeyOf } from '../../domain/fields/is-key-of.ts'
import { pageContext } from '../../http/page-context.ts'
import { readPostedForm } from '../../http/posted-form.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import { selectCase } from '../../text/select-case.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import { relativeTime } from '../../ui/time/relative-time.ts'
import * as words from '../../words/connections-desk.ts'
import { PageTitle, titleMeta } from '../frame/page-title.tsx'
import { administratorContext } from '../frame/require-role.ts'
import { cellClass, RecordTable, titleCellClass } from '../lists/record-table.tsx'
import { withFallback } from '../notices/with-fallback.ts'
import { Button, ButtonLink } from '../widgets/button.tsx'
import type { Route } from './+types/connections'
import { AddConnection, type ConnectionResponse, noProblem } from './add-connection.tsx'
import { ConnectionTable } from './connection-table.tsx'

export const handle = { role: 'administrator' } satisfies RouteHandle

// The addresses that are notified of changes, and the log of their deliveries.

export const meta = titleMeta(words.title)

const deliveriesShown = 50

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, now, language, demo } = context.get(pageContext)
  const connectionId = url.searchParams.get('id')
  const [connections, deliveries] = await Promise.all([
    listConnections(db),
    listDeliveries(db, { connectionId, limit: deliveriesShown }),
  ])
  const inWords = (failure: string | null) => failure && describeFeedFailure(failure, language)
  return {
    demo,
    connections: connections.map(({ failingSince, ...connection }) => ({
      ...connection,
      failure: inWords(connection.failure),
      failing: failingSince && relativeTime(failingSince, now, language),
    })),
    deliveries: deliveries.map(({ createdAt, ...delivery }) => ({
      ...delivery,
      failure: inWords(delivery.failure),
      ago: relativeTime(createdAt, now, language),
    })),
    chosen: connections.find(({ id }) => id === connectionId)?.url ?? null,
  }
}

/** `intent` is the action on the connection or delivery `id`. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, demo, language } = context.get(pageContext)
  const { by } = context.get(administratorContext)
  // A public site would notify what a demo had stored.
  if (demo) return data({ ...noProblem, ok: false, message: words.demo(language) }, { status: 403 })
  const form = await readPostedForm(request)
  const acted = await actOnConnection(db, { form, by })
  if (!acted.ok) return data(acted, { status: 400 })
  // Only this response contains the secret, so it cannot be a redirect.
  return acted.secret ? data(acted) : redirect(adminPath('/settings/connections'))
}

export const clientAction = withFallback(language => ({ ...noProblem, message: words.notSaved(language) }))

export default function Connections({ loaderData, actionData }: Route.ComponentProps) {
  const language = useLanguage()
  const { demo, connections, deliveries, chosen } = loaderData
  const response = actionData ?? noProblem
  // A test, the natural next step, has another response, and the secret may not be copied yet.
  const [secret, setSecret] = useState(response.secret)
  const [added, setAdded] = useState<string | null>(null)
  if (response.secret && response.secret !== secret) setSecret(response.secret)
  if (response.isAdded && response.secret !== added) setAdded(response.secret)
  return (
    <>
      <PageTitle title={words.title(language)}>
        <ButtonLink to={adminPath('/settings')}>{words.toSettings(language)}</ButtonLink>
      </PageTitle>
      <p className="mb-6 max-w-3xl text-quiet">{words.about(language)}</p>
      {demo ? (
        <p>{words.demo(language)}</p>
      ) : (
        <>
          {secret ? <NewSecret secret={secret} /> : null}
          <ConnectionTable connections={connections} />
          <AddConnection connections={connections} response={response} added={added} />
          <DeliveryTable deliveries={deliveries} chosen={chosen} />
        </>
      )}
    </>
  )
}

/** Shown from the click that created the secret until the editor leaves the page. */
function NewSecret({ secret }: { secret: string }) {
  const language = useLanguage()
  return (
    <section role="status" className="mb-6 border border-accent bg-raised p-4">
      <h2 className="mb-2 text-base font-semibold">{words.secretTitle(language)}</h2>
      <code className="block wrap-anywhere">{secret}</code>
      <p className="mt-2 mb-0 text-sm text-quiet">{words.secretHint(language)}</p>
    </section>
  )
}

type Given = { id: string; by: Authorized<'administrator'> }

const acts = {
  pause: (db, given) => withoutProblem(changeConnection(db, { ...given, to: 'paused' })),
  resume: (db, given) => withoutProblem(changeConnection(db, { ...given, to: 'active' })),
  delete: (db, given) => withoutProblem(deleteConnection(db, given)),
  test: (db, { id, by }) => withoutProblem(sendTest(db, { connectionId: id, by })),
  again: (db, { id, by }) => withoutProblem(sendAgain(db, { deliveryId: id, by })),
  discard: (db, { id, by }) => withoutProblem(discardDelivery(db, { deliveryId: id, by })),
  renew: async (db, given) => ({ ...noProblem, secret: await renewSecret(db, given) }),
} satisfies Record<string, (db: Db, given: Given) => Promise<ConnectionResponse>>

/** An action on a deleted connection is not an error: the next page lists the existing ones. */
async function actOnConnection(
  db: Db,
  { form, by }: { form: FormData; by: Authorized<'administrator'> },
): Promise<ConnectionResponse> {
  const intent = String(form.get('intent') ?? '')
  if (isKeyOf(acts, intent)) return acts[intent](db, { id: String(form.get('id') ?? ''), by })
  const text = (name: string) => String(form.get(name) ?? '')
  const fields = { kind: text('kind'), url: text('url'), events: form.getAll('events').map(String) }
  const parsed = connectionSchema.safeParse(fields)
  if (!parsed.success) return failed(parsed.error.issues[0]?.message ?? 'bad-url', fields)
  const added = await addConnection(db, { input: parsed.data, by })
  if (!added.ok) return failed(added.reason, fields)
  return parsed.data.kind === 'webhook' ? { ...noProblem, secret: added.secret, isAdded: true } : noProblem
}

async function withoutProblem(work: Promise<unknown>): Promise<ConnectionResponse> {
  await work
  return noProblem
}

function failed(problem: string, typed: ConnectionResponse['typed']): ConnectionResponse {
  return { ...noProblem, ok: false, problem, typed }
}

/** `failure` in words. */
type Shown = Omit<Delivery, 'createdAt'> & { ago: string }

/** The newest deliveries and those that others wait for, or those of the connection that the address names. */
function DeliveryTable({ deliveries, chosen }: { deliveries: Shown[]; chosen: string | null }) {
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
