import type { Db } from '../../database/connect.ts'
import type { NewsLink } from '../../domain/news-links/news-link.ts'
import { findByIds } from '../../domain/news-links/news-link-queries.ts'
import type { Story } from '../../domain/stories/story.ts'
import { findStoriesBeside, listBigStories, listStoriesBetween } from '../../domain/stories/story-queries.ts'
import { findTeasers, type StoryTeaser } from '../../domain/stories/story-teasers.ts'
import { pageContext } from '../../http/page-context.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import { headlineLanguage } from '../../text/detect-language.ts'
import { siteDay } from '../../text/site-zone.ts'
import { useInEdition, useLanguage, useSitePath } from '../../ui/language/language-context.ts'
import { dot, NewsPicture } from '../../ui/news/headline-lines.tsx'
import { StorySides, StorySince, TeaserHeadlines } from '../../ui/news/story-teaser.tsx'
import { RenewalStatus } from '../../ui/page-status.tsx'
import { dayOf, readDay } from '../../ui/time/day-and-clock.ts'
import { TimeAgo } from '../../ui/time/shown-time.tsx'
import * as countWords from '../../words/counts.ts'
import * as nameWords from '../../words/page-names.ts'
import * as words from '../../words/stories-page.ts'
import { describeCollection, describePage, titleOf } from '../page-head.ts'
import type { Route } from './+types/stories'

type ShownStory = { story: Story; lead: NewsLink; teaser: StoryTeaser | null }

type Props = { shown: ShownStory; now: Date; isFirst?: boolean }

export const handle = { sheet: 'stories', kept: true, inEditions: true, query: ['day'] } satisfies RouteHandle

// One over the whole width, and full rows of two, three or four below it.
const bigMax = 13
// On a day with more stories, the least covered appear only in their categories.
const ofDayMax = 40

export async function loader({ context, url }: Route.LoaderArgs) {
  const { changesAt, db, dependsOn, edition, now } = context.get(pageContext)
  dependsOn('stories', 'outlets', 'day')
  const requestedDay = readDay(url.searchParams.get('day'), now)
  const day = requestedDay ?? dayOf(now)
  changesAt('day', dayOf(now).to)
  const [big, ofDay, beside] = await Promise.all([
    requestedDay ? [] : listBigStories(db, bigMax, edition),
    listStoriesBetween(db, day, ofDayMax + bigMax, edition),
    findStoriesBeside(db, day),
  ])
  const shownAbove = new Set(big.map(({ id }) => id))
  const others = ofDay.filter(({ id }) => !shownAbove.has(id)).slice(0, ofDayMax)
  const shown = await withLeads(db, [...big, ...others], now)
  const dayPath = (at: Date | null) => at && `/stories?day=${dayOf(at).key}`
  return {
    big: shown.filter(({ story }) => shownAbove.has(story.id)),
    others: shown.filter(({ story }) => !shownAbove.has(story.id)),
    day,
    isToday: requestedDay === null,
    now,
    path: requestedDay ? `/stories?day=${requestedDay.key}` : '/stories',
    olderPath: dayPath(beside.olderAt),
    newerPath: dayPath(beside.newerAt),
  }
}

/** Keeps the given order; omits a story whose lead was deleted in the meantime. */
async function withLeads(db: Db, stories: Story[], now: Date): Promise<ShownStory[]> {
  const ids = stories.map(({ leadId }) => leadId)
  const [leads, teasers] = await Promise.all([findByIds(db, ids), findTeasers(db, ids, { ids, now })])
  return stories.flatMap(story => {
    const lead = leads.get(story.leadId)
    return lead ? [{ story, lead, teaser: teasers.get(lead.id) ?? null }] : []
  })
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  if (!root.loaderData || !loaderData) return []
  const { day, isToday, path, big, others } = loaderData
  const { base, language } = root.loaderData
  const description = words.subtitle(language)
  const name = isToday
    ? nameWords.stories(language)
    : words.ofDay(language, { day: siteDay(day.from, language) })
  const title = titleOf(root.loaderData, name)
  const listed = [...big, ...others].map(({ story }) => ({
    title: story.title,
    url: `${base}/story/${story.slug}`,
  }))
  return describePage(root.loaderData, {
    title,
    path,
    description,
    picture: big[0]?.lead.picture,
    card: 'page/stories',
    feedBase: '/stories',
    jsonLd: describeCollection({ title, description, url: base + path, newsLinks: listed }),
  })
}

export default function Stories({ loaderData }: Route.ComponentProps) {
  const language = useLanguage()
  const to = useInEdition()
  const { big, others, day, isToday, olderPath, newerPath, now } = loaderData
  const ofToday = big.length > 0 ? words.noneToday : words.noBig
  const emptyDay = isToday ? ofToday : words.noneOnDay
  return (
    <main id="main" className="page stories" data-live="stories">
      <header className="title">
        <h1>{nameWords.stories(language)}</h1>
        <p>{words.subtitle(language)}</p>
        <RenewalStatus />
      </header>
      {big.length > 0 ? (
        <StoryList id="big" heading={words.bigNow(language)} stories={big} now={now} />
      ) : null}
      <StoryList
        id="of-day"
        heading={
          isToday ? words.beganToday(language) : words.beganOn(language, { day: siteDay(day.from, language) })
        }
        stories={others}
        now={now}
        empty={emptyDay(language)}
      />
      <nav className="pages" aria-label={words.days(language)} data-region="days">
        {olderPath ? (
          <a href={to(olderPath)} rel="prev">
            {words.earlierDay(language)}
          </a>
        ) : null}
        {newerPath ? (
          <a href={to(newerPath)} rel="next">
            {words.laterDay(language)}
          </a>
        ) : null}
        {isToday ? null : <a href={to('/stories')}>{words.bigNow(language)}</a>}
      </nav>
    </main>
  )
}

type ListProps = { id: string; heading: string; stories: ShownStory[]; now: Date; empty?: string }

function StoryList({ id, heading, stories, now, empty }: ListProps) {
  return (
    <section aria-labelledby={id} data-region={id}>
      <header className="head">
        <h2 id={id}>{heading}</h2>
      </header>
      {stories.length === 0 ? <p className="empty">{empty}</p> : null}
      <div className="story-list">
        {stories.map((shown, at) => (
          <StoryCard key={shown.story.id} shown={shown} now={now} isFirst={id === 'big' && at === 0} />
        ))}
      </div>
    </section>
  )
}

/** A story in a list of stories: its title links to its page, the headlines below link to other outlets. */
function StoryCard({ shown: { story, lead, teaser }, now, isFirst = false }: Props) {
  const language = useLanguage()
  const path = useSitePath()
  return (
    <article className={isFirst ? 'story-card first' : 'story-card'}>
      <NewsPicture link={lead} place={isFirst ? 'story' : 'thumbnail'} />
      <h3 {...headlineLanguage(story.title, story.titleLanguage, language)}>
        <a href={path('/story/:slug', { slug: story.slug })}>{story.title}</a>
      </h3>
      <p className="by">
        <span className="from">
          <b>{countWords.outlets(language, { count: story.outletCount })}</b>
          {story.title === lead.title ? dot + lead.source : ''}
        </span>{' '}
        <TimeAgo at={story.lastAt} now={now} />
      </p>
      {teaser ? (
        <>
          <StorySides coverage={teaser.coverage} />
          <StorySince teaser={teaser} now={now} />
          <TeaserHeadlines headlines={teaser.headlines} />
        </>
      ) : null}
    </article>
  )
}
