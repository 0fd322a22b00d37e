import { data } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { listCategories } from '../../domain/categories/category-queries.ts'
import { countClicksOf } from '../../domain/clicks/click-queries.ts'
import { pageContext } from '../../http/page-context.ts'
import { readPostedForm } from '../../http/posted-form.ts'
import { bodyBytes, type RouteHandle } from '../../http/route-handle.ts'
import { listNewsTable } from '../../search/list-news-table.ts'
import { writePageKey } from '../../search/page-key.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import { relativeTime } from '../../ui/time/relative-time.ts'
import * as words from '../../words/news-desk.ts'
import { PageTitle } from '../frame/page-title.tsx'
import { editorContext } from '../frame/require-role.ts'
import { titled } from '../frame/titled.ts'
import { ListPages } from '../lists/list-pages.tsx'
import { nextSearch } from '../lists/next-search.ts'
import { failedNotice } from '../notices/failed-notice.ts'
import { NoticeWithoutScript } from '../notices/notice-without-script.tsx'
import { savedOr } from '../notices/saved-or.ts'
import { useErrorToast } from '../notices/use-error-toast.ts'
import { useNoticeToast } from '../notices/use-notice-toast.ts'
import { ButtonLink } from '../widgets/button-link.tsx'
import { cutNames } from '../widgets/cut-for-list.ts'
import type { Route } from './+types/list'
import { changeNews } from './change-news.ts'
import { NewsTable } from './news-table.tsx'
import { readTableQuery } from './read-table-query.ts'
import { TableFilters } from './table-filters.tsx'

export const handle = { role: 'editor', bodyBytesMax: bodyBytes.list } satisfies RouteHandle

export const meta: Route.MetaFunction = titled(words.title)

const rowsOfPage = 50

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, now, log, language } = context.get(pageContext)
  const { searchParams } = new URL(request.url)
  const query = readTableQuery(searchParams)
  const [page, categories] = await Promise.all([
    listNewsTable(db, { ...query, limit: rowsOfPage }).catch((error: unknown) => {
      log.error({ err: error }, 'news table not loaded')
      return { rows: [], next: null, message: words.notLoaded(language) }
    }),
    listCategories(db),
  ])
  const opened = await countClicksOf(
    db,
    page.rows.map(({ id }) => id),
  )
  return {
    rows: page.rows.map(row => ({
      ...cutNames(row),
      when: relativeTime(row.createdAt, now, language),
      opened: opened && (opened.get(row.id) ?? 0),
    })),
    message: 'message' in page ? page.message : null,
    categories,
    isFirstPage: query.after === null,
    nextSearch: nextSearch(searchParams, page.next && writePageKey(page.next)),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { db, now, language } = context.get(pageContext)
  const { by } = context.get(editorContext)
  const changed = await changeNews(db, { form: await readPostedForm(request), by, now, language })
  return data(changed, { status: changed.ok ? 200 : 400 })
}

/** Each click of the table has its sentence for a server that is away; the row goes back to what it was. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const change = (await request.clone().formData()).get('change')
  const failed = change === 'delete' ? words.notDeleted : words.notUpdated
  return savedOr(language => ({ ok: false, notice: failedNotice(failed(language), language) }), serverAction)
}

export default function News({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, categories, isFirstPage, nextSearch, message } = loaderData
  const language = useLanguage()
  const notice = actionData?.notice ?? null
  useErrorToast(loaderData)
  useNoticeToast(notice)
  return (
    <>
      <NoticeWithoutScript notice={notice} />
      <PageTitle title={words.title(language)}>
        <ButtonLink to={adminPath('/exchange')}>{words.importAndExport(language)}</ButtonLink>
        <ButtonLink to={adminPath('/news/add')} tone="primary">
          {words.add(language)}
        </ButtonLink>
      </PageTitle>
      <TableFilters categories={categories} />
      {message ? (
        <p className="text-danger">{words.notLoadedAdvice(language)}</p>
      ) : (
        <NewsTable rows={rows} categories={categories} />
      )}
      <ListPages isFirstPage={isFirstPage} nextSearch={nextSearch} />
    </>
  )
}
