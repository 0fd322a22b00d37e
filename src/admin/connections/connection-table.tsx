import { useState } from 'react'
import { Form, Link, useSubmit } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import type { Connection } from '../../domain/connections/connection.ts'
import { selectCase } from '../../text/select-case.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/connections-desk.ts'
import { PostButton } from '../forms/post-button.tsx'
import { cellClass, RecordTable, titleCellClass } from '../lists/record-table.tsx'
import { Button } from '../widgets/button.tsx'
import { ConfirmDialog } from '../widgets/dialog.tsx'

/** `failure` in words. */
export type ShownConnection = Omit<Connection, 'failingSince'> & { failing: string | null }

/** Done only after the page has asked. */
type Asked = { intent: 'delete' | 'renew'; connection: ShownConnection }

export function ConnectionTable({ connections }: { connections: ShownConnection[] }) {
  const language = useLanguage()
  const submit = useSubmit()
  const [asked, setAsked] = useState<Asked | null>(null)
  return (
    <>
      <RecordTable
        heads={[words.address, words.events, words.state, words.actions]}
        empty={words.none(language)}
      >
        {connections.map(connection => (
          <Row
            key={connection.id}
            connection={connection}
            onAsk={intent => setAsked({ intent, connection })}
          />
        ))}
      </RecordTable>
      <AskFirst
        asked={asked}
        onCancel={() => setAsked(null)}
        onConfirm={({ intent, connection: { id } }) => {
          setAsked(null)
          void submit({ intent, id }, { method: 'post', preventScrollReset: true })
        }}
      />
    </>
  )
}

/** Deleting loses the log, and a new secret makes receivers refuse notices until they have it. */
function AskFirst({
  asked,
  onCancel,
  onConfirm,
}: {
  asked: Asked | null
  onCancel: () => void
  onConfirm: (asked: Asked) => void
}) {
  const language = useLanguage()
  const url = asked?.connection.url ?? ''
  const texts =
    asked?.intent === 'renew'
      ? { title: words.renewTitle(language), text: words.renewText(language, { url }), label: words.renew }
      : { title: words.deleteTitle(language), text: words.deleteText(language, { url }), label: words.remove }
  return (
    <ConfirmDialog
      open={asked !== null}
      title={texts.title}
      text={texts.text}
      confirmLabel={texts.label(language)}
      onCancel={onCancel}
      onConfirm={() => {
        if (asked) onConfirm(asked)
      }}
    />
  )
}

function Row({
  connection,
  onAsk,
}: {
  connection: ShownConnection
  onAsk: (intent: Asked['intent']) => void
}) {
  const language = useLanguage()
  const { id, kind, url, events, state, failing, failure, waiting, addedBy } = connection
  const isOn = state === 'active'
  return (
    <tr>
      <td className={`${titleCellClass} min-w-52 wrap-anywhere`}>
        <Link to={`${adminPath('/settings/connections')}?id=${id}`} className="text-ink">
          {url}
        </Link>
        <span className="block text-quiet">
          {words.kind(language, { kind })} · <bdi>{words.addedBy(language, { name: addedBy })}</bdi>
        </span>
      </td>
      <td className={cellClass}>
        {kind === 'webhook'
          ? events.map(event => words.event(language, { event: selectCase(event) })).join(', ')
          : words.gathered(language, { kind })}
      </td>
      <td className={cellClass}>
        {words.stateOf(language, { state })}
        {waiting > 0 ? (
          <span className="block text-quiet">{words.waiting(language, { count: waiting })}</span>
        ) : null}
        {failing ? (
          <span className="block text-danger">{words.failing(language, { ago: failing })}</span>
        ) : null}
        {failing && failure ? <span className="block text-danger">{failure}</span> : null}
      </td>
      <td className={`${cellClass} lg:min-w-84`}>
        <div className="row-actions flex-wrap">
          <Form method="post" preventScrollReset className="contents">
            <input type="hidden" name="id" value={id} />
            {kind === 'webhook' && isOn ? (
              <Button tone="quiet" type="submit" name="intent" value="test">
                {words.test(language)}
              </Button>
            ) : null}
            <Button tone="quiet" type="submit" name="intent" value={isOn ? 'pause' : 'resume'}>
              {(isOn ? words.pause : words.resume)(language)}
            </Button>
          </Form>
          {kind === 'webhook' ? (
            <PostButton tone="quiet" fields={{ intent: 'renew', id }} onClick={() => onAsk('renew')}>
              {words.renew(language)}
            </PostButton>
          ) : null}
          <PostButton tone="quietDanger" fields={{ intent: 'delete', id }} onClick={() => onAsk('delete')}>
            {words.remove(language)}
          </PostButton>
        </div>
      </td>
    </tr>
  )
}
