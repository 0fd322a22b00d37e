import { Form } from 'react-router'
import { webhookEvents } from '../../domain/connections/connection.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/connections-desk.ts'
import { Field, inputClass } from '../forms/field.tsx'
import { Button } from '../widgets/button.tsx'
import type { ConnectionAnswer } from './act-on-connection.ts'
import type { ShownConnection } from './connection-table.tsx'

/** Of the hub and of IndexNow there is one at most. */
export function AddConnection({
  connections,
  answer,
}: {
  connections: ShownConnection[]
  answer: ConnectionAnswer
}) {
  const language = useLanguage()
  const has = (kind: string) => connections.some(connection => connection.kind === kind)
  const refused = answer.problem && ['taken', 'too-many'].includes(answer.problem) ? answer.problem : null
  const message = answer.message ?? (refused && words.refused(language, { reason: refused }))
  return (
    <section aria-labelledby="add" className="max-w-xl">
      <h2 id="add" className="mb-2 font-serif text-lg font-bold">
        {words.addTitle(language)}
      </h2>
      {message ? (
        <p role="alert" className="text-danger">
          {message}
        </p>
      ) : null}
      <WebhookForm problem={refused ? null : answer.problem} />
      {has('websub') ? null : <HubForm />}
      {has('indexnow') ? null : <IndexNowForm />}
    </section>
  )
}

function WebhookForm({ problem }: { problem: string | null }) {
  const language = useLanguage()
  const isAboutEvents = problem === 'no-events'
  return (
    <Form method="post" preventScrollReset className="mb-8">
      <input type="hidden" name="kind" value="webhook" />
      <Field
        label={words.webhookUrl(language)}
        hint={words.webhookHint(language)}
        error={isAboutEvents ? undefined : (problem ?? undefined)}
      >
        {wiring => (
          <input {...wiring} name="url" type="url" required maxLength={2048} className={inputClass} />
        )}
      </Field>
      <fieldset className="mb-5">
        <legend className="mb-1 text-sm font-semibold">{words.eventsOf(language)}</legend>
        {webhookEvents.map(event => (
          <label key={event} className="mr-4 inline-flex min-h-9 items-center gap-2 max-sm:min-h-11">
            <input type="checkbox" name="events" value={event} defaultChecked />
            {words.event(language, { event })}
          </label>
        ))}
        {isAboutEvents ? <p className="mt-1 text-sm text-danger">{words.noEvents(language)}</p> : null}
      </fieldset>
      <Button type="submit" tone="primary">
        {words.addWebhook(language)}
      </Button>
    </Form>
  )
}

function HubForm() {
  const language = useLanguage()
  return (
    <Form method="post" preventScrollReset className="mb-8">
      <input type="hidden" name="kind" value="websub" />
      <Field label={words.hubUrl(language)} hint={words.hubHint(language)}>
        {wiring => (
          <input
            {...wiring}
            name="url"
            type="url"
            required
            maxLength={2048}
            placeholder="https://pubsubhubbub.appspot.com/"
            className={inputClass}
          />
        )}
      </Field>
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
