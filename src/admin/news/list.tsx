import { data, useSearchParams } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { listCategories } from '../../domain/categories/category-queries.ts'
import { countClicksOf } from '../../domain/clicks/click-queries.ts'
import { writePageKey } from '../../domain/news-links/page-key.ts'
import { pageContext } from '../../http/page-context.ts'
import { readPostedForm } from '../../http/posted-form.ts'
import { bodyBytes, type RouteHandle } from '../../http/route-handle.ts'
import { listNewsTable, sourcesMax } from '../../search/list-news-table.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import { relativeTime } from '../../ui/time/relative-time.ts'
import * as frameWords from '../../words/admin-frame.ts'
import * as words from '../../words/news-desk.ts'
import { PageTitle } from '../frame/page-title.tsx'
import { editorContext } from '../frame/require-role.ts'
import { titleMeta } from '../frame/title-meta.ts'
import { FilterCategory, FilterChoice } from '../lists/filter-choice.tsx'
import { FilterText } from '../lists/filter-text.tsx'
import { FilterWords } from '../lists/filter-words.tsx'
import { ListFilters } from '../lists/list-filters.tsx'
import { ListPages } from '../lists/list-pages.tsx'
import { nextSearch } from '../lists/next-search.ts'
import { NoticeWithoutScript } from '../notices/notice-without-script.tsx'
import { failedNotice } from '../notices/shown-notice.ts'
import { useErrorToast } from '../notices/use-error-toast.tsx'
import { useNoticeToast } from '../notices/use-notice-toast.ts'
import { saveWithFallback } from '../notices/with-fallback.ts'
import { ButtonLink } from '../widgets/button-link.tsx'
import { truncateNames } from '../widgets/truncate-for-list.ts'
import type { Route } from './+types/list'
import { changeNews } from './change-news.ts'
import { NewsTable } from './news-table.tsx'
import { readTableQuery } from './read-table-query.ts'

export const handle = { role: 'editor', bodyBytesMax: bodyBytes.list } satisfies RouteHandle

export const meta: Route.MetaFunction = titleMeta(words.title)

const rowsOfPage = 50

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, now, log, language } = context.get(pageContext)
  const { searchParams } = new URL(request.url)
  const query = readTableQuery(searchParams)
  const [page, categories] = await Promise.all([
    listNewsTable(db, { ...query, limit: rowsOfPage }).catch((error: unknown) => {
      log.error({ err: error }, 'news table not loaded')
      return { rows: [], next: null, hasMoreSources: false, message: words.notLoaded(language) }
    }),
    listCategories(db),
  ])
  const opened = await countClicksOf(
    db,
    page.rows.map(({ id }) => id),
  )
  return {
    rows: page.rows.map(row => ({
      ...truncateNames(row),
      when: relativeTime(row.createdAt, now, language),
      opened: opened && (opened.get(row.id) ?? 0),
    })),
    message: 'message' in page ? page.message : null,
    categories,
    moreSources: page.hasMoreSources ? words.moreSources(language, { count: sourcesMax }) : '',
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

/** If the server is away, each action of the table has its own error message, and the row is reverted. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const change = (await request.clone().formData()).get('change')
  const failed = change === 'delete' ? words.notDeleted : words.notUpdated
  return saveWithFallback(
    language => ({ ok: false, notice: failedNotice(failed(language), language) }),
    serverAction,
  )
}

export default function News({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, categories, moreSources, isFirstPage, nextSearch, message } = loaderData
  const language = useLanguage()
  const notice = actionData?.notice ?? null
  useErrorToast(loaderData)
  useNoticeToast(notice)
  return (
    <>
      <NoticeWithoutScript notice={notice} />
      <PageTitle title={words.title(language)}>
        {/* A phone has them under *More*, and begins its list higher. */}
        <span className="contents max-sm:hidden">
          <ButtonLink to={adminPath('/corrections')}>{frameWords.corrections(language)}</ButtonLink>
          <ButtonLink to={adminPath('/bin')}>{frameWords.bin(language)}</ButtonLink>
        </span>
        <ButtonLink to={adminPath('/exchange')}>{words.importAndExport(language)}</ButtonLink>
        <ButtonLink to={adminPath('/news/add')} tone="primary">
          {words.add(language)}
        </ButtonLink>
      </PageTitle>
      <TableFilters categories={categories} />
      {moreSources && <p className="text-quiet">{moreSources}</p>}
      {message ? (
        <p className="text-danger">{words.notLoadedAdvice(language)}</p>
      ) : (
        <NewsTable rows={rows} categories={categories} />
      )}
      <ListPages isFirstPage={isFirstPage} nextSearch={nextSearch} />
    </>
  )
}

function TableFilters({ categories }: { categories: { id: string; name: string }[] }) {
  const language = useLanguage()
  const [params] = useSearchParams()
  const orders = [
    { value: 'newest', label: words.newestFirst(language) },
    { value: 'oldest', label: words.oldestFirst(language) },
  ]
  return (
    <ListFilters>
      <FilterWords label={words.search(language)} />
      <FilterCategory categories={categories} />
      <FilterText name="source" label={words.source(language)} />
      <FilterText name="from" label={words.addedFrom(language)} type="date" />
      <FilterText name="until" label={words.addedUntil(language)} type="date" />
      <FilterChoice name="sort" label={words.sort(language)} choices={orders} />
      <label className="flex min-h-10 items-center gap-2 text-sm max-sm:min-h-11">
        <input
          type="checkbox"
          name="featured"
          defaultChecked={params.get('featured') === 'on'}
          className="size-4"
        />
        {words.featured(language)}
      </label>
    </ListFilters>
  )
}
