import { Form, Link, redirect } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { listObjections, markObjection } from '../../domain/objections/objections.ts'
import { pageContext } from '../../http/page-context.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import { relativeTime } from '../../ui/time/relative-time.ts'
import * as adminWords from '../../words/admin-words.ts'
import * as words from '../../words/outlets-desk.ts'
import { readTypedForm } from '../forms/read-form.ts'
import { PageTitle, titleMeta } from '../frame/page-title.tsx'
import { editorContext } from '../frame/require-role.ts'
import { cellClass, lineCellClass, RecordTable, titleCellClass } from '../lists/record-table.tsx'
import { Button } from '../widgets/button.tsx'
import type { Route } from './+types/objections'

export const handle = { role: 'editor' } satisfies RouteHandle

// Objections that readers sent to ratings and owners: the open ones, and the ones handled last.

export const meta = titleMeta(words.objections)

const path = adminPath('/outlets/objections')

// The most that can be open at a time, and enough handled ones to find one that was marked by mistake.
const shownMax = { open: 500, handled: 50 }

export async function loader({ context }: Route.LoaderArgs) {
  const { db, now, language } = context.get(pageContext)
  const list = async (state: 'open' | 'handled') =>
    (await listObjections(db, { state, limit: shownMax[state] })).map(({ sentAt, ...objection }) => ({
      ...objection,
      sent: relativeTime(sentAt, now, language),
    }))
  const [open, handled] = await Promise.all([list('open'), list('handled')])
  return { open, handled }
}

/** `intent` is the new state of the objection. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, now } = context.get(pageContext)
  const { by } = context.get(editorContext)
  const { id = '', intent } = await readTypedForm(request, context)
  await markObjection(db, { id, state: intent === 'open' ? 'open' : 'handled', by, now })
  return redirect(path)
}

export default function Objections({ loaderData }: Route.ComponentProps) {
  const language = useLanguage()
  const { open, handled } = loaderData
  return (
    <>
      <PageTitle title={words.objectionsTitle(language)} />
      <ObjectionTable objections={open} empty={words.noObjections(language)} to="handled" />
      {handled.length > 0 ? (
        <section aria-labelledby="handled" className="mt-10">
          <h2 id="handled" className="mb-2 font-serif text-lg font-bold">
            {words.handled(language)}
          </h2>
          <ObjectionTable objections={handled} empty="" to="open" />
        </section>
      ) : null}
    </>
  )
}

type Shown = Route.ComponentProps['loaderData']['open'][number]

function ObjectionTable({
  objections,
  empty,
  to,
}: {
  objections: Shown[]
  empty: string
  to: 'open' | 'handled'
}) {
  const language = useLanguage()
  return (
    <RecordTable heads={[adminWords.outlet, words.objection, words.sent, () => '']} empty={empty}>
      {objections.map(({ id, outletId, outletName, hasOutlet, note, sentBy, sent, handledBy }) => (
        <tr key={id}>
          <td className={`${titleCellClass} min-w-40`}>
            {hasOutlet ? (
              <Link to={adminPath('/outlets/edit/:id', { id: outletId })} className="text-ink">
                {outletName}
              </Link>
            ) : (
              words.deleted(language, { name: outletName })
            )}
          </td>
          <td className={`${cellClass} max-w-xl wrap-anywhere whitespace-pre-line`} dir="auto">
            {note}
          </td>
          <td className={lineCellClass}>
            {sent}
            {sentBy ? <bdi className="block max-w-40 truncate text-quiet">{sentBy}</bdi> : null}
            {handledBy ? (
              <span className="block text-quiet">{words.handledBy(language, { name: handledBy })}</span>
            ) : null}
          </td>
          <td className={cellClass}>
            <Form method="post" preventScrollReset>
              <input type="hidden" name="id" value={id} />
              <Button type="submit" name="intent" value={to}>
                {(to === 'handled' ? words.markHandled : words.openAgain)(language)}
              </Button>
            </Form>
          </td>
        </tr>
      ))}
    </RecordTable>
  )
}
