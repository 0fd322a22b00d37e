import { data, Link } from 'react-router'
import { listCategories } from '../../domain/categories/category-queries.ts'
import { pageContext } from '../../http/page-context.ts'
import { readPostedForm } from '../../http/posted-form.ts'
import { listNewsTable } from '../../search/list-news-table.ts'
import { writePageKey } from '../../search/page-key.ts'
import { relativeTime } from '../../ui/relative-time.ts'
import { buttonClass } from '../parts/button.tsx'
import { PageTitle } from '../parts/page-title.tsx'
import { adminContext } from '../require-admin.ts'
import type { Route } from './+types/list'
import { changeNews } from './change-news.ts'
import { NewsTable } from './news-table.tsx'
import { readTableQuery } from './read-table-query.ts'
import { TableFilters } from './table-filters.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'News Links' }]

const rowsOfPage = 50

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, now } = context.get(pageContext)
  const { searchParams } = new URL(request.url)
  const query = readTableQuery(searchParams)
  const [page, categories] = await Promise.all([
    listNewsTable(db, { ...query, limit: rowsOfPage }),
    listCategories(db),
  ])
  if (page.next) searchParams.set('after', writePageKey(page.next))
  return {
    rows: page.rows.map(row => ({ ...row, when: relativeTime(row.createdAt, now) })),
    categories,
    isFirstPage: query.after === null,
    nextSearch: page.next ? `?${searchParams}` : null,
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { db, now } = context.get(pageContext)
  const { by } = context.get(adminContext)
  const changed = await changeNews(db, { form: await readPostedForm(request), by, now })
  return data(changed, { status: changed.ok ? 200 : 400 })
}

export default function News({ loaderData }: Route.ComponentProps) {
  const { rows, categories, isFirstPage, nextSearch } = loaderData
  return (
    <>
      <PageTitle title="News Links">
        <Link to="/admin/news/add" prefetch="intent" className={buttonClass('primary')}>
          Add News Link
        </Link>
      </PageTitle>
      <TableFilters categories={categories} />
      <NewsTable rows={rows} categories={categories} />
      <nav aria-label="Pages" className="mt-4 flex gap-3">
        {isFirstPage ? null : (
          <Link to="/admin/news" className={buttonClass()}>
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
