import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { covers } from '../../domain/accounts/role.ts'
import { readAttention } from '../../domain/attention/read-attention.ts'
import { readFrontPage } from '../../domain/front/front-queries.ts'
import { listNextSteps, type NextStep } from '../../domain/installation/installation.ts'
import {
  countNewsLinks,
  countNewsLinksByCategory,
  countNewsLinksByQuarter,
  type QuarterCount,
} from '../../domain/news-links/admin-news-queries.ts'
import { listLatest } from '../../domain/news-links/news-link-queries.ts'
import { findLastMailFailure } from '../../domain/newsletter/letters.ts'
import { listScheduled } from '../../domain/schedule/list-scheduled.ts'
import { pageContext } from '../../http/page-context.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import { formatNumber } from '../../text/format.ts'
import { selectCase } from '../../text/select-case.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import { dayOf } from '../../ui/time/day-and-clock.ts'
import { relativeTime } from '../../ui/time/relative-time.ts'
import * as words from '../../words/dashboard.ts'
import { PageTitle, titleMeta } from '../frame/page-title.tsx'
import { editorContext } from '../frame/require-role.ts'
import { useReload } from '../frame/use-reload.ts'
import { useLiveRequest } from '../queue/state/fetch-queue-news.ts'
import { ButtonLink } from '../widgets/button.tsx'
import { useShownZone } from '../widgets/local-time.tsx'
import { TitledSection } from '../widgets/titled-section.tsx'
import { truncateNames } from '../widgets/truncate-for-list.ts'
import type { Route } from './+types/dashboard'
import { attentionLines } from './attention-lines.ts'
import { AttentionList } from './attention-list.tsx'

export const handle = { role: 'editor' } satisfies RouteHandle

// Required by specification §9.
const recentCount = 5

// Its numbers count all links, and publications may come once a second.
const renewalMs = 3_000

export const meta: Route.MetaFunction = titleMeta(words.title)

export async function loader({ context }: Route.LoaderArgs) {
  const { db, now, language } = context.get(pageContext)
  const { by } = context.get(editorContext)
  const [counts, quarters, categories, recent, nextSteps, attention, front, unsent, [next]] =
    await Promise.all([
      countNewsLinks(db),
      countNewsLinksByQuarter(db, now),
      countNewsLinksByCategory(db),
      listLatest(db, recentCount),
      listNextSteps(db),
      readAttention(db, now),
      readFrontPage(db, now),
      covers(by.role, 'administrator') ? findLastMailFailure(db) : null,
      listScheduled(db, { now, limit: 1 }),
    ])
  const lead = front.lead && {
    title: front.lead.story?.title ?? front.lead.link.title,
    createdAt: front.lead.link.createdAt,
    isPinned: front.lead.pin !== null,
  }
  const activity = recent.map(truncateNames).map(({ id, title, source, language: of, createdAt }) => ({
    id,
    title,
    of,
    source,
    createdAt: createdAt.toISOString(),
    when: relativeTime(createdAt, now, language),
  }))
  const placed = [...front.second, ...front.sections.map(section => section.lead)]
  const pinnedAts = placed.flatMap(item => item?.pin?.pinnedAt ?? [])
  const lines = attentionLines({ attention, lead, pinnedAts, unsent, next, now, language })
  const steps = nextSteps.filter(step => step !== 'name-site' || covers(by.role, 'administrator'))
  return { counts, quarters, categories, activity, nextSteps: steps, attention: lines, now }
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const language = useLanguage()
  const { counts, quarters, categories, activity, nextSteps, attention, now } = loaderData
  useLiveRequest(useReload(), { of: 'news', afterMs: renewalMs })
  return (
    <>
      <PageTitle title={words.title(language)}>
        <ButtonLink to={adminPath('/news')}>{words.viewAll(language)}</ButtonLink>
        <ButtonLink to={adminPath('/news/add')} tone="primary">
          {words.add(language)}
        </ButtonLink>
      </PageTitle>
      <NextSteps steps={nextSteps} />
      <AttentionList lines={attention} />
      <dl className="mb-8 grid grid-cols-2 border-y border-rule sm:grid-cols-4">
        <Stat label={words.totalArticles(language)} value={formatNumber(counts.total, language)} />
        <Stat label={words.categories(language)} value={formatNumber(categories.length, language)} />
        <Stat label={words.featured(language)} value={formatNumber(counts.featured, language)} />
        <Stat label={words.addedToday(language)} value={<AddedToday quarters={quarters} now={now} />} />
      </dl>
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-2">
        <CategoryBars categories={categories} total={counts.total} />
        <RecentActivity activity={activity} />
      </div>
    </>
  )
}

function Stat({ label, value }: { label: string; value: ReactNode }) {
  return (
    <div className="flex flex-col-reverse py-4 pr-4">
      <dt className="text-sm text-quiet">{label}</dt>
      <dd className="m-0 font-serif text-3xl font-bold">{value}</dd>
    </div>
  )
}

function RecentActivity({ activity }: { activity: Route.ComponentProps['loaderData']['activity'] }) {
  const language = useLanguage()
  return (
    <TitledSection id="recent" title={words.recent(language)}>
      {activity.length === 0 ? (
        <p className="text-quiet">{words.nothingAdded(language)}</p>
      ) : (
        <ul className="divide-y divide-rule border-y border-rule">
          {activity.map(({ id, title, of, source, when, createdAt }) => (
            <li key={id} className="py-3">
              <Link
                to={adminPath('/news/edit/:id', { id })}
                prefetch="intent"
                lang={of ?? undefined}
                dir="auto"
                className="font-medium text-ink"
              >
                {title}
              </Link>
              <p className="m-0 text-sm text-quiet">
                {words.addedFrom(language, {
                  source: () => <bdi key="source">{source}</bdi>,
                  time: () => (
                    <time
                      key="when"
                      dateTime={createdAt}
                      className="whitespace-nowrap [unicode-bidi:isolate]"
                    >
                      {when}
                    </time>
                  ),
                })}
              </p>
            </li>
          ))}
        </ul>
      )}
    </TitledSection>
  )
}

function CategoryBars({
  categories,
  total,
}: {
  categories: { id: string; name: string; count: number }[]
  total: number
}) {
  const language = useLanguage()
  return (
    <TitledSection id="by-category" title={words.byCategory(language)}>
      {categories.length === 0 ? <p className="text-quiet">{words.noCategories(language)}</p> : null}
      <ul className="space-y-3">
        {categories.map(({ id, name, count }) => (
          <li key={id}>
            <p className="m-0 mb-1 flex justify-between gap-4 text-sm">
              <span>{name}</span>
              <span className="text-quiet">{formatNumber(count, language)}</span>
            </p>
            <meter
              className="block h-2 w-full"
              aria-label={name}
              min={0}
              max={100}
              value={total === 0 ? 0 : (count / total) * 100}
            />
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}

/** Links since local midnight (specification §9); the server, which does not know the browser's zone, counts the site's day. */
function AddedToday({ quarters, now }: { quarters: QuarterCount[]; now: Date }) {
  const language = useLanguage()
  const midnight = useShownZone() === 'local' ? startOfLocalDay(now) : dayOf(now).from
  const added = quarters.filter(({ at }) => at >= midnight)
  return formatNumber(
    added.reduce((sum, { count }) => sum + count, 0),
    language,
  )
}

function startOfLocalDay(at: Date): Date {
  return new Date(at.getFullYear(), at.getMonth(), at.getDate())
}

const paths = {
  'add-feed': adminPath('/feeds/add'),
  'choose-categories': adminPath('/categories'),
  'name-site': adminPath('/settings'),
  'write-pages': adminPath('/site-links'),
} satisfies Record<NextStep, string>

/** The first steps of a fresh installation; each disappears when it is done. */
function NextSteps({ steps }: { steps: NextStep[] }) {
  const language = useLanguage()
  if (steps.length === 0) return null
  return (
    <section aria-labelledby="next-steps" className="mb-8 border border-rule bg-raised px-4 py-4 sm:px-6">
      <h2 id="next-steps" className="mb-1 font-serif text-lg font-bold">
        {words.nextSteps(language)}
      </h2>
      <ul className="grid grid-cols-1 gap-x-8 sm:grid-cols-2">
        {steps.map(step => {
          const named = { step: selectCase(step) }
          return (
            <li key={step} className="py-2">
              <Link
                to={paths[step]}
                prefetch="intent"
                className="inline-block py-1 font-medium text-accent underline underline-offset-4 max-sm:py-3"
              >
                {words.step(language, named)}
              </Link>
              <p className="m-0 text-sm text-quiet">{words.stepAbout(language, named)}</p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
