import { Form, Link, useSearchParams } from 'react-router'
import { isLean, leanLabels } from '../../domain/outlets/lean.ts'
import { type ListedOutlet, listOutlets } from '../../domain/outlets/outlet-queries.ts'
import { leanChoices } from '../../domain/outlets/outlet-schema.ts'
import { pageContext } from '../../http/page-context.ts'
import { parseQuery } from '../../search/parse-query.ts'
import { Button, buttonClass } from '../parts/button.tsx'
import { inputClass } from '../parts/field.tsx'
import { PageTitle } from '../parts/page-title.tsx'
import { cellClass, RecordTable } from '../parts/record-table.tsx'
import type { Route } from './+types/list'
import { readOutletKey, writeOutletKey } from './outlet-key.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Outlets' }]

const rowsOfPage = 50

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(pageContext)
  const { searchParams } = new URL(request.url)
  const lean = searchParams.get('lean') ?? ''
  const filter = { needle: parseQuery(searchParams.get('q') ?? '').needle, lean: isLean(lean) ? lean : null }
  const after = readOutletKey(searchParams.get('after'))
  const { outlets, next } = await listOutlets(db, { filter, after, limit: rowsOfPage })
  if (next) searchParams.set('after', writeOutletKey(next))
  return { outlets, isFirstPage: after === null, nextSearch: next ? `?${searchParams}` : null }
}

export default function Outlets({ loaderData }: Route.ComponentProps) {
  const { outlets, isFirstPage, nextSearch } = loaderData
  return (
    <>
      <PageTitle title="Outlets">
        <Link to="/admin/outlets/add" prefetch="intent" className={buttonClass('primary')}>
          Add Outlet
        </Link>
      </PageTitle>
      <OutletFilters />
      <RecordTable heads={['Name', 'Hosts', 'Language', 'Region', 'Lean', 'Feeds']} empty="No outlets here.">
        {outlets.map(outlet => (
          <OutletRow key={outlet.id} outlet={outlet} />
        ))}
      </RecordTable>
      <nav aria-label="Pages" className="flex gap-3">
        {isFirstPage ? null : (
          <Link to="/admin/outlets" className={buttonClass()}>
            First page
          </Link>
        )}
        {nextSearch ? (
          <Link to={nextSearch} prefetch="intent" className={buttonClass()}>
            Next page
          </Link>
        ) : null}
      </nav>
    </>
  )
}

function OutletFilters() {
  const [params] = useSearchParams()
  return (
    <Form role="search" key={params.toString()} className="mb-4 flex flex-wrap items-end gap-3">
      <label className="grow basis-56 text-sm">
        Search name or host
        <input
          type="search"
          name="q"
          data-hotkey="/"
          defaultValue={params.get('q') ?? ''}
          className={inputClass}
        />
      </label>
      <label className="text-sm">
        Lean
        <select name="lean" defaultValue={params.get('lean') ?? ''} className={inputClass}>
          <option value="">All</option>
          {leanChoices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit">Show</Button>
    </Form>
  )
}

function OutletRow({ outlet }: { outlet: ListedOutlet }) {
  const { id, name, hosts, language, region, lean, feedCount, failingCount } = outlet
  return (
    <tr>
      <td className={`${cellClass} min-w-40 font-medium`}>
        <Link to={`/admin/outlets/edit/${id}`} prefetch="intent" className="text-ink">
          {name}
        </Link>
      </td>
      <td className={`${cellClass} break-all`}>{hosts.join(', ') || '–'}</td>
      <td className={cellClass} data-label="Language">
        {language ?? '–'}
      </td>
      <td className={cellClass} data-label="Region">
        {region || '–'}
      </td>
      <td className={`${cellClass} whitespace-nowrap`} data-label="Lean">
        {leanLabels[lean]}
      </td>
      <td className={`${cellClass} whitespace-nowrap`} data-label="Feeds">
        <Link to={`/admin/feeds?outlet=${id}`} prefetch="intent">
          {feedCount}
        </Link>
        {failingCount > 0 ? <span className="text-danger">, {failingCount} failing</span> : null}
      </td>
    </tr>
  )
}
