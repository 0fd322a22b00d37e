import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { shownWebAddress } from '../../address/shown-domain.ts'
import { categorizingLabels, publishingLabels } from '../../domain/feeds/feed.ts'
import type { CategorizedCounts, FeedPage } from '../../domain/feeds/feed-page-queries.ts'
import { formatSeries } from '../../text/format.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as adminWords from '../../words/admin-words.ts'
import * as words from '../../words/feeds-desk.ts'
import { languageTagName } from '../widgets/language-tag-name.ts'
import { LocalTime } from '../widgets/local-time.tsx'
import type { ShownHealth } from './shown-health.ts'

const linkClass =
  'inline-block text-accent underline underline-offset-4 max-sm:-my-3 max-sm:min-w-11 max-sm:py-3'

type FeedHealth = { feed: FeedPage; health: ShownHealth; categorized: CategorizedCounts }

export function FeedHealthList({ feed, health, categorized }: FeedHealth) {
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
