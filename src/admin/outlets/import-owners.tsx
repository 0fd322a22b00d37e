import { data, Form, Link, redirect } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { importOwners, type OwnerPlan, planOwners } from '../../domain/outlets/import-owners.ts'
import { ownerLinesMax } from '../../domain/outlets/read-owner-list.ts'
import { pageContext } from '../../http/page-context.ts'
import { bodyBytes, type RouteHandle } from '../../http/route-handle.ts'
import { countOf, formatNumber } from '../../text/format.ts'
import { Field, inputClass } from '../forms/field.tsx'
import { readTypedForm } from '../forms/read-form.ts'
import { PageTitle } from '../frame/page-title.tsx'
import { adminContext } from '../frame/require-admin.ts'
import { cellClass, RecordTable, titleCellClass } from '../lists/record-table.tsx'
import { noticeCookie } from '../notices/notice.ts'
import { Button, buttonClass } from '../widgets/button.tsx'
import type { Route } from './+types/import-owners'

export const handle = { bodyBytesMax: bodyBytes.text } satisfies RouteHandle

export const meta: Route.MetaFunction = () => [{ title: 'Import Owners' }]

type Answer = { list: string; plan: OwnerPlan | null; problem: string | null }

export function loader() {
  return null
}

/** `intent=import` writes what was shown; anything else shows what the list would do. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, now, origin } = context.get(pageContext)
  const { by } = context.get(adminContext)
  const { list = '', intent, digest = '' } = await readTypedForm(request, context)
  if (intent !== 'import') {
    const plan = list.trim() === '' ? null : await planOwners(db, list, now)
    return answer({ list, plan, problem: plan ? null : list.trim() === '' ? 'Paste a list first.' : tooLong })
  }
  const imported = await importOwners(db, { list, digest, by, now })
  if (imported.ok) {
    const notice = noticeCookie('owners-imported', origin, imported.batchId)
    return redirect(adminPath('/outlets'), { headers: { 'set-cookie': notice } })
  }
  if (imported.reason === 'too-long') return answer({ list, plan: null, problem: tooLong })
  return answer({ list, plan: imported.plan, problem: refusals[imported.reason] })
}

const tooLong = `The list has more than ${formatNumber(ownerLinesMax)} lines. Nothing was imported.`

const refusals = {
  nothing: 'No line of the list would change anything. Nothing was imported.',
  'not-as-shown':
    'The list or an outlet has changed since it was shown, so that nothing was imported. This is what it would do now.',
}

function answer(said: Answer) {
  return data(said, { status: said.problem ? 400 : 200 })
}

export default function ImportOwners({ actionData }: Route.ComponentProps) {
  const { list = '', plan = null, problem = null } = actionData ?? {}
  return (
    <>
      <PageTitle title="Import Owners" />
      <Form method="post" className="max-w-3xl">
        <Field
          label="List of owners"
          hint="A line an outlet: its name or host, the owner, the https address that says so, the day as 2026-03-01. CSV, or cells copied from a spreadsheet."
        >
          {wiring => (
            <textarea
              {...wiring}
              key={list}
              name="list"
              rows={8}
              spellCheck={false}
              defaultValue={list}
              placeholder="outlet.example, Example Media Ltd, https://registry.example/1, 2026-03-01"
              className={inputClass}
            />
          )}
        </Field>
        <div aria-live="polite">
          {problem ? (
            <p role="alert" className="mb-4 border-l-4 border-danger bg-wash px-4 py-3">
              {problem}
            </p>
          ) : null}
          {plan ? <Plan plan={plan} /> : null}
        </div>
        <div className="flex flex-wrap gap-3">
          <Link to={adminPath('/outlets')} className={buttonClass()}>
            Cancel
          </Link>
          <Button type="submit" name="intent" value="plan" tone={plan ? 'plain' : 'primary'}>
            Show what it would do
          </Button>
          {plan && countChanges(plan) > 0 ? (
            <Button type="submit" name="intent" value="import" tone="primary">
              {`Import ${countOf(countChanges(plan), 'owner', 'owners')}`}
            </Button>
          ) : null}
        </div>
      </Form>
    </>
  )
}

function Plan({ plan }: { plan: OwnerPlan }) {
  return (
    <>
      <input type="hidden" name="digest" value={plan.digest} />
      <RecordTable heads={['Line', 'Outlet', 'Owner', 'Effect']} empty="The list has no lines.">
        {plan.rows.map(({ line, outlet, owner, target, problem, verdict }) => (
          <tr key={line}>
            <td className={cellClass} data-label="Line">
              {line}
            </td>
            <td className={`${titleCellClass} wrap-anywhere`}>{(target?.name ?? outlet).slice(0, 200)}</td>
            <td className={`${cellClass} wrap-anywhere`}>{owner.slice(0, 200)}</td>
            <td className={`${cellClass} ${verdict === 'wrong' ? 'text-danger' : ''}`}>
              {verdict === 'wrong' ? problem : effects[verdict](target?.owner ?? '')}
            </td>
          </tr>
        ))}
      </RecordTable>
    </>
  )
}

const effects = {
  new: () => 'Gets this owner',
  replaces: (owner: string) => `Replaces ${owner}`,
  same: () => 'Is recorded already',
}

function countChanges({ rows }: OwnerPlan): number {
  return rows.filter(({ verdict }) => verdict === 'new' || verdict === 'replaces').length
}
