import { data, Form } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { shownWebAddress } from '../../address/shown-domain.ts'
import { feedRecord } from '../../domain/feeds/feed.record.ts'
import type { FeedState } from '../../domain/feeds/feed.ts'
import {
  countCategorized,
  countWaitingOfFeed,
  findFeedPage,
  listEntryDays,
  listFeedEntries,
} from '../../domain/feeds/feed-page-queries.ts'
import { pageContext } from '../../http/page-context.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as adminWords from '../../words/admin-words.ts'
import * as words from '../../words/feeds-desk.ts'
import { readFormTexts } from '../forms/read-form.ts'
import { PageTitle, titleMeta } from '../frame/page-title.tsx'
import { editorContext } from '../frame/require-role.ts'
import { useReloading } from '../frame/use-reload.ts'
import { DeleteRecord } from '../lists/deletion.tsx'
import { useErrorToast } from '../notices/notice-toast.tsx'
import { withFallback } from '../notices/with-fallback.ts'
import { leadToList } from '../records/save-record.ts'
import { Button, ButtonLink } from '../widgets/button.tsx'
import { HistoryLink } from '../widgets/history-link.tsx'
import { useFetcher } from '../widgets/use-fetcher.ts'
import type { Route } from './+types/show'
import { actOnFeed } from './act-on-feed.ts'
import { EntryChart, FeedEntries } from './feed-entries.tsx'
import { FeedHealthList } from './feed-health-list.tsx'
import { FeedTrouble } from './feed-trouble.tsx'
import { isDue } from './shown-feed.ts'
import { toShownHealth } from './shown-health.ts'

type ActedFeed = { id: string; title: string; url: string; state: FeedState }

export const handle = { role: 'editor' } satisfies RouteHandle

export const meta = titleMeta(words.feed)

const daysShown = 30
const weekMs = 7 * 86_400_000
const entriesShown = 10
// A feed whose server asked for a pause stays due for hours.
const reloadsMax = 60

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { db, now, language } = page
  const feed = await findFeedPage(db, params.id)
  if (!feed) throw leadToList(feedRecord, page)
  const feedId = feed.id
  const [days, entries, unreadable, waiting, categorized] = await Promise.all([
    listEntryDays(db, { feedId, days: daysShown, now }),
    listFeedEntries(db, { feedId, kind: 'read', limit: entriesShown, language }),
    listFeedEntries(db, { feedId, kind: 'unreadable', limit: entriesShown, language }),
    countWaitingOfFeed(db, feedId),
    countCategorized(db, { feedId, since: new Date(now.getTime() - weekMs) }),
  ])
  const health = toShownHealth(feed, { now, language })
  const shown = entries.map(entry => ({ ...entry, outcome: words.entryStatus(language, entry) }))
  return { feed, isDue: isDue(feed, now), health, days, entries: shown, unreadable, waiting, categorized }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const page = context.get(pageContext)
  const { by } = context.get(editorContext)
  const { intent = '' } = await readFormTexts(request)
  const acted = await actOnFeed(page, { id: params.id, intent, by })
  return acted instanceof Response ? acted : data({ notice: acted.polled, found: acted.found, message: '' })
}

export const clientAction = withFallback(language => ({
  notice: '',
  found: null,
  message: words.updateFailed(language),
}))

export default function ShowFeed({ loaderData, actionData }: Route.ComponentProps) {
  const { feed, health, days, entries, unreadable, waiting, categorized } = loaderData
  useReloading(loaderData.isDue, reloadsMax)
  useErrorToast(actionData)
  return (
    <>
      <FeedHead feed={feed} waiting={waiting} notice={actionData?.notice} />
      {feed.failure ? <FeedTrouble feed={feed} step={health.nextStep} posted={actionData?.found} /> : null}
      <div className="grid grid-cols-1 gap-x-10 lg:grid-cols-2">
        <FeedHealthList feed={feed} health={health} categorized={categorized} />
        <EntryChart days={days} />
      </div>
      <FeedEntries entries={entries} unreadable={unreadable} />
    </>
  )
}

function FeedHead({
  feed,
  waiting,
  notice,
}: {
  feed: ActedFeed
  waiting: number
  /** The outcome of a poll that was requested without a script. */
  notice: string | undefined
}) {
  const poller = useFetcher<{ notice: string; message: string }>()
  useErrorToast(poller.data)
  const isPolling = poller.state !== 'idle'
  const language = useLanguage()
  const title = feed.title || shownWebAddress(feed.url)
  const question = words.deleteFeed(language, { name: title, waiting })
  return (
    <>
      <PageTitle title={title}>
        <ButtonLink to={adminPath('/feeds/edit/:id', { id: feed.id })}>
          {adminWords.edit(language)}
        </ButtonLink>
        <HistoryLink id={feed.id} />
        <Form method="post" preventScrollReset>
          {feed.state === 'active' ? (
            <Button type="submit" name="intent" value="pause">
              {words.pause(language)}
            </Button>
          ) : (
            <Button type="submit" name="intent" value="resume">
              {words.resume(language)}
            </Button>
          )}
        </Form>
        <poller.Form method="post">
          <Button type="submit" tone="primary" name="intent" value="poll" isOff={isPolling}>
            {(isPolling ? words.polling : words.pollNow)(language)}
          </Button>
        </poller.Form>
        <DeleteRecord question={question} fields={{ intent: 'delete' }} tone="danger" />
      </PageTitle>
      <p role="status" className="-mt-3 mb-3 min-h-6">
        {isPolling ? words.asking(language) : (poller.data?.notice ?? notice)}
      </p>
    </>
  )
}
