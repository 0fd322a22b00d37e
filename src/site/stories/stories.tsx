import type { Db } from '../../database/connect.ts'
import { listByIds } from '../../domain/news-links/news-link-queries.ts'
import type { Story } from '../../domain/stories/story.ts'
import { findStoriesBeside, listBigStories, listStoriesBetween } from '../../domain/stories/story-queries.ts'
import { findTeasers } from '../../domain/stories/story-teasers.ts'
import { pageContext } from '../../http/page-context.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import { siteDay } from '../../text/site-zone.ts'
import { useInEdition } from '../../ui/language/edition-context.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import { RenewalStatus } from '../../ui/renewal-status.tsx'
import { dayOf, readDay } from '../../ui/time/site-day.ts'
import * as nameWords from '../../words/page-names.ts'
import * as words from '../../words/stories-page.ts'
import { describeCollection } from '../category/collection-page.ts'
import { describePage, titleOf } from '../page-head.ts'
import type { Route } from './+types/stories'

import { type ShownStory, StoryCard } from './story-card.tsx'

export const handle = { sheet: 'story', kept: true, inEditions: true, query: ['day'] } satisfies RouteHandle

const bigMax = 12
// Of a day with more, the least covered are left to its categories.
const ofDayMax = 40

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, dependsOn, edition, now } = context.get(pageContext)
  dependsOn('stories')
  const asked = readDay(url.searchParams.get('day'), now)
  const day = asked ?? dayOf(now)
  const [big, ofDay, beside] = await Promise.all([
    asked ? [] : listBigStories(db, bigMax, edition),
    listStoriesBetween(db, day, ofDayMax + bigMax, edition),
    findStoriesBeside(db, day),
  ])
  const shownAbove = new Set(big.map(({ id }) => id))
  const others = ofDay.filter(({ id }) => !shownAbove.has(id)).slice(0, ofDayMax)
  const shown = await withLeads(db, [...big, ...others])
  const dayPath = (at: Date | null) => at && `/stories?day=${dayOf(at).key}`
  return {
    big: shown.filter(({ story }) => shownAbove.has(story.id)),
    others: shown.filter(({ story }) => !shownAbove.has(story.id)),
    day,
    isToday: asked === null,
    now,
    path: asked ? `/stories?day=${asked.key}` : '/stories',
    olderPath: dayPath(beside.olderAt),
    newerPath: dayPath(beside.newerAt),
  }
}

/** In the order given; a story whose lead was deleted this moment is left out. */
async function withLeads(db: Db, stories: Story[]): Promise<ShownStory[]> {
  const ids = stories.map(({ leadId }) => leadId)
  const [leads, teasers] = await Promise.all([listByIds(db, ids), findTeasers(db, ids)])
  const byId = new Map(leads.map(lead => [lead.id, lead]))
  return stories.flatMap(story => {
    const lead = byId.get(story.leadId)
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
  return (
    <main id="main" className="page stories" data-live="stories">
      <header className="title">
        <h1>{nameWords.stories(language)}</h1>
        <p>{words.subtitle(language)}</p>
        <RenewalStatus />
      </header>
      {isToday ? (
        <StoryList
          id="big"
          heading={words.bigNow(language)}
          stories={big}
          now={now}
          empty={words.noBig(language)}
        />
      ) : null}
      <StoryList
        id="of-day"
        heading={
          isToday ? words.beganToday(language) : words.beganOn(language, { day: siteDay(day.from, language) })
        }
        stories={others}
        now={now}
        empty={isToday ? words.noneToday(language) : words.noneOnDay(language)}
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

type ListProps = { id: string; heading: string; stories: ShownStory[]; now: Date; empty: string }

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
