import { Form } from 'react-router'
import { webhookEvents } from '../../domain/connections/connection.ts'
import { selectCase } from '../../text/select-case.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/connections-desk.ts'
import { AnnouncedError, InputField } from '../forms/field.tsx'
import { Button } from '../widgets/button.tsx'
import type { ShownConnection } from './connection-table.tsx'

export type ConnectionResponse = {
  ok: boolean
  /** Shown only once. */
  secret: string | null
  /** Whether the secret is that of a new webhook. */
  isAdded: boolean
  /** The code of an error: a `FieldProblem`, or the reason why nothing was added. */
  problem: string | null
  message: string | null
  /** The refused fields of a form. */
  typed: { kind: string; url: string; events: string[] } | null
}

export const noProblem: ConnectionResponse = {
  ok: true,
  secret: null,
  isAdded: false,
  problem: null,
  message: null,
  typed: null,
}

/** There is at most one hub and one IndexNow connection. */
export function AddConnection({
  connections,
  response,
  added,
}: {
  connections: ShownConnection[]
  response: ConnectionResponse
  /** The secret of the webhook that this page added last. */
  added: string | null
}) {
  const language = useLanguage()
  const has = (kind: string) => connections.some(connection => connection.kind === kind)
  const { problem, typed } = response
  const refused = problem === 'taken' || problem === 'too-many' || problem === 'repeated' ? problem : null
  const aboutField = refused ? null : problem
  const message = response.message ?? (refused && words.refused(language, { reason: selectCase(refused) }))
  return (
    <section aria-labelledby="add" className="mt-10 max-w-xl">
      <h2 id="add" className="mb-2 font-serif text-lg font-bold">
        {words.addTitle(language)}
      </h2>
      {message ? (
        <p role="alert" className="text-danger">
          {message}
        </p>
      ) : null}
      {/* Empty again once a webhook was added: the same address cannot be added twice. */}
      <WebhookForm
        key={added}
        problem={typed?.kind === 'webhook' ? aboutField : null}
        typed={typed?.kind === 'webhook' ? typed : null}
      />
      {has('websub') ? null : (
        <HubForm
          problem={typed?.kind === 'websub' ? aboutField : null}
          url={typed?.kind === 'websub' ? typed.url : ''}
        />
      )}
      {has('indexnow') ? null : <IndexNowForm />}
    </section>
  )
}

function WebhookForm({ problem, typed }: { problem: string | null; typed: ConnectionResponse['typed'] }) {
  const language = useLanguage()
  const isAboutEvents = problem === 'no-events'
  return (
    <Form method="post" preventScrollReset className="mb-8">
      <input type="hidden" name="kind" value="webhook" />
      <InputField
        label={words.webhookUrl(language)}
        hint={words.webhookHint(language)}
        error={isAboutEvents ? undefined : (problem ?? undefined)}
        name="url"
        type="url"
        required
        maxLength={2048}
        defaultValue={typed?.url}
      />
      <fieldset className="mb-5">
        <legend className="mb-1 text-sm font-semibold">{words.eventsOf(language)}</legend>
        {webhookEvents.map(event => (
          <label key={event} className="mr-3 inline-flex min-h-9 items-center gap-2 max-sm:min-h-11">
            <input
              type="checkbox"
              name="events"
              value={event}
              defaultChecked={typed === null || typed.events.includes(event)}
            />
            {words.event(language, { event: selectCase(event) })}
          </label>
        ))}
        <AnnouncedError error={isAboutEvents ? words.noEvents(language) : undefined} />
      </fieldset>
      <Button type="submit" tone="primary">
        {words.addWebhook(language)}
      </Button>
    </Form>
  )
}

function HubForm({ problem, url }: { problem: string | null; url: string }) {
  const language = useLanguage()
  return (
    <Form method="post" preventScrollReset className="mb-8">
      <input type="hidden" name="kind" value="websub" />
      <InputField
        label={words.hubUrl(language)}
        hint={words.hubHint(language)}
        error={problem ?? undefined}
        name="url"
        type="url"
        required
        maxLength={2048}
        defaultValue={url}
        placeholder="https://pubsubhubbub.appspot.com/"
      />
      <Button type="submit">{words.addHub(language)}</Button>
    </Form>
  )
}

function IndexNowForm() {
  const language = useLanguage()
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="kind" value="indexnow" />
      <h3 className="mb-1 text-sm font-semibold">{words.indexNow(language)}</h3>
      <p className="mb-3 text-sm text-quiet">{words.indexNowHint(language)}</p>
      <Button type="submit">{words.addIndexNow(language)}</Button>
    </Form>
  )
}
