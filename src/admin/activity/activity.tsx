import { Link } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { listAccounts } from '../../domain/accounts/account-queries.ts'
import { listBatches } from '../../domain/revisions/list-batches.ts'
import { recordKinds } from '../../domain/revisions/record-kinds.ts'
import { readRevisionKey, writeRevisionKey } from '../../domain/revisions/revision-key.ts'
import { pageContext } from '../../http/page-context.ts'
import { PageTitle } from '../frame/page-title.tsx'
import { FilterChoice } from '../lists/filter-choice.tsx'
import { ListFilters } from '../lists/list-filters.tsx'
import { nextSearch } from '../lists/next-search.ts'
import { OlderLink } from '../lists/older-link.tsx'
import { buttonClass } from '../widgets/button.tsx'
import type { Route } from './+types/activity'
import { ActivityTable, nothingOlder } from './activity-table.tsx'
import { actionLabels, restOfBatch } from './activity-words.ts'
import { readActivityFilter } from './read-activity-filter.ts'
import { toActivityRow } from './to-activity-row.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Activity' }]

const rowsShown = 50

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(pageContext)
  const { searchParams } = new URL(request.url)
  const filter = readActivityFilter(searchParams)
  const after = readRevisionKey(searchParams.get('after'))
  const [{ batches, next }, accounts] = await Promise.all([
    listBatches(db, { ...filter, after, limit: rowsShown }),
    listAccounts(db),
  ])
  return {
    empty: emptyWords({ isFiltered: Object.keys(filter).length > 0, isFirstPage: after === null }),
    older: nextSearch(searchParams, next && writeRevisionKey(next)),
    accounts: accounts.map(({ id, name }) => ({ value: id, label: name })),
    rows: batches.map(({ batchId, lead, counts, isUndone }) => {
      const row = { ...toActivityRow(lead), isUndone }
      const rest = restOfBatch(lead.recordTable, counts)
      return rest ? { ...row, rest, href: adminPath('/activity/:batch', { batch: batchId }) } : row
    }),
  }
}

export default function Activity({ loaderData }: Route.ComponentProps) {
  const { accounts, rows, older, empty } = loaderData
  return (
    <>
      <PageTitle title="Activity">
        <Link to={adminPath('/bin')} className={buttonClass()}>
          Bin
        </Link>
      </PageTitle>
      <ListFilters>
        <FilterChoice name="kind" label="What" all="All" choices={kindChoices} />
        <FilterChoice name="action" label="Did" all="All" choices={choicesOf(actionLabels)} />
        <FilterChoice name="who" label="Who" all="All" choices={accounts} />
      </ListFilters>
      <ActivityTable rows={rows} empty={empty} />
      <OlderLink to={older} />
    </>
  )
}

function emptyWords({ isFiltered, isFirstPage }: { isFiltered: boolean; isFirstPage: boolean }): string {
  if (!isFirstPage) return nothingOlder
  return isFiltered ? 'No changes match these filters.' : 'Nothing has been changed yet.'
}

const kindChoices = Object.entries(recordKinds).map(([value, { label }]) => ({ value, label }))

function choicesOf(labels: Record<string, string>) {
  return Object.entries(labels).map(([value, label]) => ({ value, label }))
}
