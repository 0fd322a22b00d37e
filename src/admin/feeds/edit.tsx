import { listCategories } from '../../domain/categories/category-queries.ts'
import { feedRecord } from '../../domain/feeds/feed.record.ts'
import { normalizeFeedUrl } from '../../domain/feeds/feed.ts'
import { findFeedPage } from '../../domain/feeds/feed-page-queries.ts'
import { updateFeed } from '../../domain/feeds/update-feed.ts'
import { listOutletNames } from '../../domain/outlets/outlet-queries.ts'
import { pageContext } from '../../http/page-context.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import { tryFeed } from '../../ingest/poll/try-feed.ts'
import * as words from '../../words/feeds-desk.ts'
import { titleMeta } from '../frame/page-title.tsx'
import { keepTyped, noProblem } from '../records/form-problem.ts'
import { FormHead } from '../records/plain-form.tsx'
import { editAction, leadToList } from '../records/save-record.ts'
import type { Route } from './+types/edit'
import { FeedForm } from './feed-form.tsx'
import { noteOnOther } from './shown-health.ts'
import { outletNamesMax, refuseFeed } from './shown-try.ts'

export const handle = { role: 'editor' } satisfies RouteHandle

export const meta = titleMeta(words.editFeed)

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { db } = page
  const [feed, categories, outletNames] = await Promise.all([
    findFeedPage(db, params.id),
    listCategories(db),
    listOutletNames(db, outletNamesMax),
  ])
  if (!feed) throw leadToList(feedRecord, page)
  // An address that the outlet's home page named.
  const url = new URL(request.url).searchParams.get('url') ?? feed.url
  const other = noteOnOther(feed, page.language)
  return { feed, other, url, outletNames, categories: categories.map(({ id, name }) => ({ id, name })) }
}

export const action = editAction(feedRecord, {
  find: findFeedPage,
  async update(db, { page, ...update }) {
    const feed = await findFeedPage(db, update.id)
    if (!feed) return { ok: false, reason: 'not-found' } as const
    if (normalizeFeedUrl(update.input.url) !== feed.url) {
      const tried = await tryFeed(db, page.outside, {
        url: update.input.url,
        isFound: false,
        now: page.clock,
      })
      if (!tried.ok) return { ...tried, reason: 'unreadable' } as const
    }
    const updated = await updateFeed(db, update)
    if (!updated.ok) return updated
    const notice = updated.moved.leavesOlder ? 'feed-and-newest-updated' : 'feeds-updated'
    return { ...updated, notice, to: feedRecord.show(feed.id) } as const
  },
  refuse: refuseFeed,
})

export const clientAction = keepTyped(feedRecord)

export default function EditFeed({ loaderData, actionData }: Route.ComponentProps) {
  const { feed, other, url, categories, outletNames } = loaderData
  return (
    <>
      <FormHead record={feedRecord} row={feed} />
      {/* A save confirms it. */}
      {other ? <p className="mt-0 mb-6 max-w-prose border-l-4 border-accent pl-4">{other}</p> : null}
      <FeedForm
        feed={feed}
        proposed={{ ...feedRecord.toFields(feed), url }}
        problem={actionData ?? noProblem}
        categories={categories}
        outletNames={outletNames}
      />
    </>
  )
}
