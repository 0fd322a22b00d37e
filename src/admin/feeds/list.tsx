import { data, Link, useSearchParams } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import type { Db } from '../../database/connect.ts'
import type { Authorized } from '../../domain/accounts/authorize.ts'
import { listCategories } from '../../domain/categories/category-queries.ts'
import { describeFeedFailure } from '../../domain/feeds/feed-failure.ts'
import { countFeeds, type FeedCounts, listFeedTable } from '../../domain/feeds/feed-queries.ts'
import { readPolling } from '../../domain/feeds/last-poll.ts'
import { changeManyFeeds, type FeedsChange } from '../../domain/feeds/update-feed.ts'
import type { MovedEntries } from '../../domain/queue/move-waiting-entries.ts'
import { pageContext } from '../../http/page-context.ts'
import { readPostedForm } from '../../http/posted-form.ts'
import { bodyBytes, type RouteHandle } from '../../http/route-handle.ts'
import type { Language } from '../../text/language.ts'
import { selectCase } from '../../text/select-case.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as adminWords from '../../words/admin-words.ts'
import * as words from '../../words/feeds-desk.ts'
import { OutletsHead } from '../frame/outlets-head.tsx'
import { titleMeta } from '../frame/page-title.tsx'
import { editorContext } from '../frame/require-role.ts'
import {
  FilterCategory,
  FilterChoice,
  FilterWords,
  ListFilters,
  ListPages,
  nextSearch,
} from '../lists/list-filters.tsx'
import { selectedMax, tooManySelected } from '../lists/row-selection.tsx'
import type { ShownNotice } from '../notices/notice.ts'
import { doneNotice, failedNotice } from '../notices/shown-notice.ts'
import { withFallback } from '../notices/with-fallback.ts'
import { ButtonLink, buttonClass } from '../widgets/button.tsx'
import type { Route } from './+types/list'
import { FeedTable } from './feed-table.tsx'
import { readFeedQuery, writeFeedKey } from './read-feed-query.ts'
import { healthLabels, toShownFeed } from './shown-feed.ts'
import { describeSilence } from './shown-health.ts'

export const handle = { role: 'editor', bodyBytesMax: bodyBytes.list } satisfies RouteHandle

export const meta = titleMeta(words.title)

const rowsOfPage = 50

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, now, language } = context.get(pageContext)
  const { searchParams } = new URL(request.url)
  const query = readFeedQuery(searchParams)
  const [page, counts, categories, polling] = await Promise.all([
    listFeedTable(db, { ...query, limit: rowsOfPage, now }),
    countFeeds(db, now),
    listCategories(db),
    readPolling(db, now),
  ])
  return {
    rows: page.rows.map(row => toShownFeed(row, { now, language })),
    counts,
    silence: describeSilence(polling, { now, language }),
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

export const clientAction = withFallback(language => ({
  ok: false,
  notice: failedNotice(words.updateAllFailed(language), language),
}))

export default function Feeds({ loaderData }: Route.ComponentProps) {
  const language = useLanguage()
  const { rows, silence, categories, isFirstPage, nextSearch } = loaderData
  return (
    <>
      <OutletsHead here="feeds">
        <ButtonLink to={adminPath('/feeds/import')}>{adminWords.importHead(language)}</ButtonLink>
        <a href={adminPath('/feeds/export')} download className={buttonClass()}>
          {adminWords.exportHead(language)}
        </a>
        <ButtonLink to={adminPath('/feeds/add')} tone="primary">
          {words.addFeed(language)}
        </ButtonLink>
      </OutletsHead>
      {silence ? <p className="mt-0 mb-6 border-l-4 border-danger bg-wash px-4 py-3">{silence}</p> : null}
      <FeedFilters {...loaderData} />
      <FeedTable rows={rows} categories={categories} />
      <ListPages isFirstPage={isFirstPage} nextSearch={nextSearch} />
    </>
  )
}

async function changeFeeds(
  db: Db,
  { form, by, now, language }: { form: FormData; by: Authorized; now: Date; language: Language },
): Promise<{ ok: boolean; notice: ShownNotice }> {
  const failed = (text: string) => ({ ok: false, notice: failedNotice(text, language) })
  const ids = form.getAll('id').map(String)
  const change = readChange(String(form.get('change') ?? ''), String(form.get('category') ?? ''))
  if (!change || ids.length === 0) return failed(words.chooseOne(language))
  if (ids.length > selectedMax) return failed(tooManySelected('feeds', language))
  const result = await changeManyFeeds(db, { ids, change, by, now })
  if (!result.ok) return failed(words.categoryGone(language))
  // The waiting entries of deleted feeds can still move.
  if (result.count === 0 && !result.moved?.count) return failed(words.noneLeft(language))
  const text = describeChange({ ...result, verb: change.action }, language)
  return { ok: true, notice: doneNotice(text, { undoBatchId: result.batchId, language }) }
}

function describeChange(
  { verb, count, moved }: { verb: FeedsChange['action']; count: number; moved?: MovedEntries },
  language: Language,
): string {
  const write = moved?.leavesOlder ? words.changedNewest : words.changed
  return write(language, { verb, count, entries: moved?.count ?? 0 })
}

function readChange(name: string, category: string): FeedsChange | null {
  switch (name) {
    case 'pause':
    case 'resume':
    case 'delete':
      return { action: name }
    case 'move':
      return category ? { action: 'move', category } : null
    case 'at-once':
    case 'wait':
      return { action: 'publish', publishing: name }
    default:
      return null
  }
}

const healths = ['well', 'failing', 'quiet', 'new', 'paused', 'gone', 'set-aside'] as const

function FeedFilters({ counts, categories }: Route.ComponentProps['loaderData']) {
  const [params] = useSearchParams()
  const language = useLanguage()
  const outlet = params.get('outlet')
  return (
    <>
      <HealthCounts counts={counts} chosen={params.get('health') ?? ''} />
      <ListFilters>
        {outlet === null ? null : <input type="hidden" name="outlet" value={outlet} />}
        <FilterWords label={words.search(language)} />
        <FilterChoice
          name="health"
          label={words.health(language)}
          all={adminWords.all(language)}
          choices={healthChoices(counts, language)}
        />
        <FilterCategory categories={categories} />
      </ListFilters>
    </>
  )
}

function healthChoices({ failures }: FeedCounts, language: Language) {
  return [
    ...healths.map(health => ({ value: health, label: healthLabels[health](language) })),
    ...failures.map(({ failure, count }) => ({
      value: `failing:${failure}`,
      label: words.failingAs(language, { failure: describeFeedFailure(failure, language), count }),
    })),
  ]
}

function HealthCounts({ counts, chosen }: { counts: FeedCounts; chosen: string }) {
  const language = useLanguage()
  const shown = healths.filter(health => counts[health] > 0)
  return (
    <p
      className={`mt-0 mb-4 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm max-sm:-mx-2 max-sm:-mb-1 max-sm:gap-x-0 ${shown.length > 0 ? 'max-sm:-mt-3' : ''}`}
    >
      <span className="text-quiet max-sm:px-2">{words.count(language, { count: counts.all })}</span>
      {shown.map(health => (
        <Link
          key={health}
          to={`${adminPath('/feeds')}?health=${health}`}
          aria-current={chosen === health ? 'true' : undefined}
          className={`max-sm:min-w-11 max-sm:px-2 max-sm:py-3 aria-[current=true]:font-semibold ${health === 'failing' ? 'text-danger' : 'text-ink'}`}
        >
          {words.healthCount(language, { count: counts[health], health: selectCase(health) })}
        </Link>
      ))}
    </p>
  )
}
