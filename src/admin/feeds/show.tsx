import type { ReactNode } from 'react'
import { data, Form, Link } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { shownWebAddress } from '../../address/shown-domain.ts'
import { feedRecord } from '../../domain/feeds/feed.record.ts'
import { categorizingLabels, publishingLabels } from '../../domain/feeds/feed.ts'
import {
  countCategorized,
  countWaitingOfFeed,
  findFeedPage,
  listEntryDays,
  listFeedEntries,
} from '../../domain/feeds/feed-page-queries.ts'
import { pageContext } from '../../http/page-context.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import { formatSeries } from '../../text/format.ts'
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
import { languageTagName } from '../widgets/language-tag-name.ts'
import { LocalTime } from '../widgets/local-time.tsx'
import { useFetcher } from '../widgets/use-fetcher.ts'
import type { Route } from './+types/show'
import { actOnFeed } from './act-on-feed.ts'
import { EntryChart, FeedEntries } from './feed-entries.tsx'
import { FeedTrouble } from './feed-trouble.tsx'
import { isDue } from './shown-feed.ts'
import { toShownHealth } from './shown-health.ts'

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
  const { feed, health, days, entries, unreadable } = loaderData
  useReloading(loaderData.isDue, reloadsMax)
  useErrorToast(actionData)
  return (
    <>
      <FeedHead {...loaderData} notice={actionData?.notice} />
      {feed.failure ? <FeedTrouble feed={feed} step={health.nextStep} posted={actionData?.found} /> : null}
      <div className="grid grid-cols-1 gap-x-10 lg:grid-cols-2">
        <FeedHealthList {...loaderData} />
        <EntryChart days={days} />
      </div>
      <FeedEntries entries={entries} unreadable={unreadable} />
    </>
  )
}

type Loaded = Route.ComponentProps['loaderData']

/** `notice`: the outcome of a poll that was requested without a script. */
function FeedHead({ feed, waiting, notice }: Loaded & { notice: string | undefined }) {
  const poller = useFetcher<{ notice: string; message: string }>()
  useErrorToast(poller.data)
  const isPolling = poller.state !== 'idle'
  const isActive = feed.state === 'active'
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
          <Button type="submit" name="intent" value={isActive ? 'pause' : 'resume'}>
            {(isActive ? words.pause : words.resume)(language)}
          </Button>
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

const linkClass =
  'inline-block text-accent underline underline-offset-4 max-sm:-my-3 max-sm:min-w-11 max-sm:py-3'

function FeedHealthList({ feed, health, categorized }: Loaded) {
  const language = useLanguage()
  const { serverWords, nextTry, interval, lastNews, usualGap, readNotes } = health
  const brings = [publishingLabels[feed.publishing](language), feed.categoryName]
  if (feed.language) brings.push(languageTagName(feed.language, language))
  const never = words.neverGood(language)
  const isWell = health.health === 'well' || health.health === 'new'
  return (
    <section aria-label={words.health(language)} className="mb-8">
      <h2 className="mb-2 font-serif text-lg font-bold">{words.health(language)}</h2>
      <dl className="m-0 divide-y divide-rule border-y border-rule text-sm">
        <Fact label={words.state(language)}>
          <span className={isWell ? 'font-semibold' : 'font-semibold text-danger'}>{health.words}</span>
          {serverWords ? <span className="block break-words text-quiet">{serverWords}</span> : null}
        </Fact>
        <Fact label={words.lastGood(language)}>
          {feed.lastGoodAt ? <LocalTime at={feed.lastGoodAt} /> : never}
        </Fact>
        <Fact label={words.lastPoll(language)}>
          {feed.lastPolledAt ? <LocalTime at={feed.lastPolledAt} /> : never}
        </Fact>
        <Fact label={words.nextTry(language)}>
          {interval ? words.askedEvery(language, { next: nextTry, interval }) : nextTry}
        </Fact>
        <Fact label={words.lastNews(language)}>
          {usualGap ? words.usually(language, { last: lastNews, gap: usualGap }) : lastNews}
        </Fact>
        <Fact label={words.entries(language)}>
          {words.entryCounts(language, { read: feed.entriesRead, unread: feed.entriesUnread })}
        </Fact>
        {readNotes.length > 0 ? (
          <Fact label={words.readNotes(language)}>
            {readNotes.map(note => (
              <span key={note} className="block break-words">
                {note}
              </span>
            ))}
          </Fact>
        ) : null}
        <Fact label={adminWords.address(language)}>
          <span className="break-all">{shownWebAddress(feed.url)}</span>
        </Fact>
        <Fact label={adminWords.outlet(language)}>
          <Link to={adminPath('/outlets/edit/:id', { id: feed.outletId })} className={linkClass}>
            {feed.outletName}
          </Link>
        </Fact>
        <Fact label={words.feedBrings(language)}>{formatSeries(brings, language)}</Fact>
        <Fact label={words.categorizing(language)}>
          {categorizingLabels[feed.categorizing](language)}
          <span className="block text-quiet">{words.categorizedThisWeek(language, categorized)}</span>
        </Fact>
        <Fact label={words.lastBody(language)}>
          <Link to={adminPath('/feeds/body/:id', { id: feed.id })} prefetch="intent" className={linkClass}>
            {words.seeBody(language)}
          </Link>
        </Fact>
      </dl>
    </section>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[8rem_1fr] gap-3 py-2">
      <dt className="text-quiet">{label}</dt>
      <dd className="m-0 min-w-0">{children}</dd>
    </div>
  )
}
