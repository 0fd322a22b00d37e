import { data } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { listCategories } from '../../domain/categories/category-queries.ts'
import { countFeeds, listFeedTable } from '../../domain/feeds/feed-table-queries.ts'
import { pageContext } from '../../http/page-context.ts'
import { readPostedForm } from '../../http/posted-form.ts'
import { bodyBytes, type RouteHandle } from '../../http/route-handle.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as adminWords from '../../words/admin-words.ts'
import * as words from '../../words/feeds-desk.ts'
import { PageTitle } from '../frame/page-title.tsx'
import { editorContext } from '../frame/require-role.ts'
import { titled } from '../frame/titled.ts'
import { ListPages } from '../lists/list-pages.tsx'
import { nextSearch } from '../lists/next-search.ts'
import { failedNotice } from '../notices/failed-notice.ts'
import { savedOr } from '../notices/saved-or.ts'
import { buttonClass } from '../widgets/button.tsx'
import { ButtonLink } from '../widgets/button-link.tsx'
import type { Route } from './+types/list'
import { changeFeeds } from './change-feeds.ts'
import { FeedFilters } from './feed-filters.tsx'
import { FeedTable } from './feed-table.tsx'
import { readFeedQuery, writeFeedKey } from './read-feed-query.ts'
import { toShownFeed } from './shown-feed.ts'

export const handle = { role: 'editor', bodyBytesMax: bodyBytes.list } satisfies RouteHandle

export const meta = titled(words.title)

const rowsOfPage = 50

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, now, language } = context.get(pageContext)
  const { searchParams } = new URL(request.url)
  const query = readFeedQuery(searchParams)
  const [page, counts, categories] = await Promise.all([
    listFeedTable(db, { ...query, limit: rowsOfPage, now }),
    countFeeds(db, now),
    listCategories(db),
  ])
  return {
    rows: page.rows.map(row => toShownFeed(row, { now, language })),
    counts,
    categories: categories.map(({ id, name }) => ({ id, name })),
    isFirstPage: query.after === null,
    nextSearch: nextSearch(searchParams, page.next && writeFeedKey(page.next)),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { db, now, language } = context.get(pageContext)
  const { by } = context.get(editorContext)
  const changed = await changeFeeds(db, { form: await readPostedForm(request), by, now, language })
  return data(changed, { status: changed.ok ? 200 : 400 })
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return savedOr(
    language => ({ ok: false, notice: failedNotice(words.updateAllFailed(language), language) }),
    serverAction,
  )
}

export default function Feeds({ loaderData }: Route.ComponentProps) {
  const language = useLanguage()
  const { rows, counts, categories, isFirstPage, nextSearch } = loaderData
  return (
    <>
      <PageTitle title={words.title(language)}>
        <ButtonLink to={adminPath('/feeds/import')}>{adminWords.importHead(language)}</ButtonLink>
        <a href={adminPath('/feeds/export')} download className={buttonClass()}>
          {adminWords.exportHead(language)}
        </a>
        <ButtonLink to={adminPath('/feeds/add')} tone="primary">
          {words.addFeed(language)}
        </ButtonLink>
      </PageTitle>
      <FeedFilters counts={counts} categories={categories} />
      <FeedTable rows={rows} categories={categories} />
      <ListPages isFirstPage={isFirstPage} nextSearch={nextSearch} />
    </>
  )
}
