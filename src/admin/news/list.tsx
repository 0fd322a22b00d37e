import { useMemo } from 'react'
import { data, useSearchParams } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import type { Db } from '../../database/connect.ts'
import type { Authorized } from '../../domain/accounts/authorize.ts'
import { listCategories } from '../../domain/categories/category-queries.ts'
import { countClicksOf } from '../../domain/clicks/click-queries.ts'
import { writePageKey } from '../../domain/fields/page-key.ts'
import { changeManyNewsLinks, type NewsLinksChange } from '../../domain/news-links/update-news-link.ts'
import { pageContext } from '../../http/page-context.ts'
import { readPostedForm } from '../../http/posted-form.ts'
import { bodyBytes, type RouteHandle } from '../../http/route-handle.ts'
import { listNewsTable, sourcesMax } from '../../search/list-news-table.ts'
import type { Language } from '../../text/language.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import { relativeTime } from '../../ui/time/relative-time.ts'
import * as frameWords from '../../words/admin-frame.ts'
import * as words from '../../words/news-desk.ts'
import { PageTitle, titleMeta } from '../frame/page-title.tsx'
import { editorContext } from '../frame/require-role.ts'
import { useReload } from '../frame/use-reload.ts'
import {
  FilterCategory,
  FilterChoice,
  FilterText,
  FilterWords,
  ListFilters,
  ListPages,
  nextSearch,
} from '../lists/list-filters.tsx'
import { selectedMax, tooManySelected } from '../lists/row-selection.tsx'
import { noticeIn, type ShownNotice } from '../notices/notice.ts'
import { useErrorToast, useNoticeToast } from '../notices/notice-toast.tsx'
import { NoticeWithoutScript } from '../notices/notice-without-script.tsx'
import { doneNotice, failedNotice } from '../notices/shown-notice.ts'
import { saveWithFallback } from '../notices/with-fallback.ts'
import { useLiveRequest } from '../queue/state/fetch-queue-news.ts'
import { ButtonLink } from '../widgets/button.tsx'
import { truncateNames } from '../widgets/truncate-for-list.ts'
import type { Route } from './+types/list'
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
  // A live reload that fails like the one before does not bring a dismissed toast back.
  useErrorToast(useMemo(() => ({ message }), [message]))
  useLiveRequest(useReload(), { of: 'news' })
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
        <NewsTable listed={rows} isCut={nextSearch !== null} categories={categories} />
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

async function changeNews(
  db: Db,
  { form, by, now, language }: { form: FormData; by: Authorized; now: Date; language: Language },
): Promise<{ ok: boolean; notice: ShownNotice | null }> {
  const ids = form.getAll('id').map(String)
  const change = readChange(String(form.get('change') ?? ''), String(form.get('category') ?? ''))
  if (!change || ids.length === 0)
    return { ok: false, notice: failedNotice(words.chooseFirst(language), language) }
  if (ids.length > selectedMax)
    return { ok: false, notice: failedNotice(tooManySelected('articles', language), language) }
  const result = await changeManyNewsLinks(db, { ids, change, by, now })
  if (!result.ok) return { ok: false, notice: failedNotice(words.categoryGone(language), language) }
  if (result.count === 0) return { ok: false, notice: failedNotice(words.noneLeft(language), language) }
  const text = describeDone(change, { count: result.count, language })
  return { ok: true, notice: doneNotice(text, { undoBatchId: result.batchId, language }) }
}

function readChange(name: string, category: string): NewsLinksChange | null {
  switch (name) {
    case 'feature':
    case 'unfeature':
    case 'delete':
      return { action: name }
    case 'move':
      return category ? { action: 'move', category } : null
    default:
      return null
  }
}

function describeDone(
  { action }: NewsLinksChange,
  { count, language }: { count: number; language: Language },
): string {
  if (count === 1)
    return noticeIn(action === 'delete' ? 'news_links-deleted' : 'news_links-updated', language).text
  const done = action === 'delete' ? words.deletedMany : words.updatedMany
  return done(language, { count })
}
