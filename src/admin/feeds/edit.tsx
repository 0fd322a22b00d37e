import { data, redirect } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { listCategories } from '../../domain/categories/category-queries.ts'
import { normalizeFeedUrl } from '../../domain/feeds/feed.ts'
import { describeFeedFailure } from '../../domain/feeds/feed-failure.ts'
import { findFeedPage } from '../../domain/feeds/feed-page-queries.ts'
import { updateFeed } from '../../domain/feeds/update-feed.ts'
import { listOutletNames } from '../../domain/outlets/outlet-queries.ts'
import { describeFailureDetail, type FailureDetail } from '../../domain/reasons/failure-detail.ts'
import { pageContext } from '../../http/page-context.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import { tryFeed } from '../../ingest/poll/try-feed.ts'
import type { Language } from '../../text/language.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/feeds-desk.ts'
import { readTypedForm } from '../forms/read-form.ts'
import { PageTitle } from '../frame/page-title.tsx'
import { editorContext } from '../frame/require-role.ts'
import { titleMeta } from '../frame/title-meta.ts'
import { noticeCookie } from '../notices/notice.ts'
import { saveWithFallback } from '../notices/save-with-fallback.ts'
import { HistoryLink } from '../widgets/history-link.tsx'
import type { Route } from './+types/edit'
import { FeedForm } from './feed-form.tsx'
import { checkFeed, type FeedProblem, feedErrors, feedFields, noFeedProblem } from './save-feed.ts'
import { outletNamesMax } from './shown-try.ts'

export const handle = { role: 'editor' } satisfies RouteHandle

export const meta = titleMeta(words.editFeed)

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db } = context.get(pageContext)
  const [feed, categories, outletNames] = await Promise.all([
    findFeedPage(db, params.id),
    listCategories(db),
    listOutletNames(db, outletNamesMax),
  ])
  if (!feed) throw redirect(adminPath('/feeds'))
  return { feed, outletNames, categories: categories.map(({ id, name }) => ({ id, name })) }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { db, now, origin, outside, language } = context.get(pageContext)
  const { by } = context.get(editorContext)
  const texts = await readTypedForm(request, context)
  const checked = checkFeed(texts)
  if (!checked.ok) return data(checked.problem, { status: 400 })
  const { input } = checked
  const feed = await findFeedPage(db, params.id)
  if (!feed) return redirect(adminPath('/feeds'))
  if (normalizeFeedUrl(input.url) !== feed.url) {
    const tried = await tryFeed(db, outside, { url: input.url, isFound: false, now: () => now })
    if (!tried.ok) return data(unreadable(tried, language), { status: 422 })
  }
  const updated = await updateFeed(db, { id: params.id, version: Number(texts.version), input, by, now })
  if (updated.ok) {
    const name = updated.moved.leavesOlder ? 'feed-and-newest-updated' : 'feed-updated'
    const notice = noticeCookie(name, origin, updated.batchId)
    return redirect(adminPath('/feeds/show/:id', { id: params.id }), { headers: { 'set-cookie': notice } })
  }
  if (updated.reason === 'not-found') return redirect(adminPath('/feeds'))
  if (updated.reason === 'stale')
    return data<FeedProblem>({ errors: {}, theirs: await findFeedPage(db, params.id) }, { status: 409 })
  return data(feedErrors(updated.reason, language), { status: 409 })
}

function unreadable(
  { failure, detail }: { failure: string; detail: FailureDetail },
  language: Language,
): FeedProblem {
  const values = {
    failure: describeFeedFailure(failure, language),
    detail: describeFailureDetail(detail, language),
  }
  return {
    errors: { url: words.unreadNothingSaved(language, values) },
    theirs: null,
  }
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return saveWithFallback(
    language => ({ ...noFeedProblem, message: words.updateFailed(language) }),
    serverAction,
  )
}

export default function EditFeed({ loaderData, actionData }: Route.ComponentProps) {
  const language = useLanguage()
  const { feed, categories, outletNames } = loaderData
  return (
    <>
      <PageTitle title={words.editFeed(language)}>
        <HistoryLink id={feed.id} />
      </PageTitle>
      <FeedForm
        feed={feed}
        defaults={feedFields(feed)}
        problem={actionData ?? noFeedProblem}
        categories={categories}
        outletNames={outletNames}
        backTo={adminPath('/feeds/show/:id', { id: feed.id })}
        submitLabel={words.updateFeed(language)}
      />
    </>
  )
}
