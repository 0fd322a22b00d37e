import { Form, Link } from 'react-router'
import { listAccounts } from '../../domain/accounts/account-queries.ts'
import { recordTitle } from '../../domain/revisions/revision-changes.ts'
import { readRevisionKey, writeRevisionKey } from '../../domain/revisions/revision-key.ts'
import { listActivity } from '../../domain/revisions/revision-queries.ts'
import { pageContext } from '../../http/page-context.ts'
import { Button, buttonClass } from '../parts/button.tsx'
import { inputClass } from '../parts/field.tsx'
import { PageTitle } from '../parts/page-title.tsx'
import type { Route } from './+types/activity'
import { ActivityTable } from './activity-table.tsx'
import { actionLabels, tableLabels } from './activity-words.ts'
import { readActivityFilter } from './read-activity-filter.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Activity' }]

const rowsShown = 50

/** What everybody did, newest first; filters and the page stand in the address. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(pageContext)
  const { searchParams } = new URL(request.url)
  const filter = readActivityFilter(searchParams)
  const after = readRevisionKey(searchParams.get('after'))
  const [{ revisions, next }, accounts] = await Promise.all([
    listActivity(db, { ...filter, after, limit: rowsShown }),
    listAccounts(db),
  ])
  return {
    filter,
    older: next ? olderAddress(searchParams, writeRevisionKey(next)) : null,
    accounts: accounts.map(({ id, name }) => ({ value: id, label: name })),
    rows: revisions.map(revision => ({
      id: revision.id,
      href: `/admin/${revision.recordTable === 'imports' ? 'exchange' : 'history'}/${revision.recordId}`,
      at: revision.at,
      who: revision.accountName,
      did: actionLabels[revision.action],
      kind: tableLabels[revision.recordTable],
      title: recordTitle(revision),
      isUndone: revision.undone,
    })),
  }
}

function olderAddress(searchParams: URLSearchParams, after: string): string {
  const older = new URLSearchParams(searchParams)
  older.set('after', after)
  return `/admin/activity?${older}`
}

export default function Activity({ loaderData }: Route.ComponentProps) {
  const { filter, accounts, rows, older } = loaderData
  return (
    <>
      <PageTitle title="Activity">
        <Link to="/admin/bin" className={buttonClass()}>
          Bin
        </Link>
      </PageTitle>
      <Form method="get" className="mb-6 flex flex-wrap items-end gap-3">
        <Choice name="kind" label="What" value={filter.table} options={optionsOf(tableLabels)} />
        <Choice name="action" label="Was" value={filter.action} options={optionsOf(actionLabels)} />
        <Choice name="who" label="By" value={filter.accountId} options={accounts} />
        <Button type="submit">Show</Button>
      </Form>
      <ActivityTable rows={rows} />
      {older ? (
        <p>
          <Link to={older} className={buttonClass()}>
            Older
          </Link>
        </p>
      ) : null}
    </>
  )
}

type Option = { value: string; label: string }

function optionsOf(labels: Record<string, string>): Option[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }))
}

function Choice({
  name,
  label,
  value = '',
  options,
}: {
  name: string
  label: string
  value: string | undefined
  options: Option[]
}) {
  return (
    <label className="text-sm font-semibold">
      {label}
      <select name={name} defaultValue={value} className={inputClass}>
        <option value="">All</option>
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}
