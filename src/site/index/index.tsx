import { Fragment } from 'react'
import { type Headline, listHeadlinesByCategory } from '../../domain/news-links/news-link-queries.ts'
import { pageContext } from '../../http/page-context.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import { headlineLanguage } from '../../text/detect-language.ts'
import { useLanguage, useSitePath } from '../../ui/language/language-context.ts'
import { ArticleLink, CorrectedMark, type ShownTeaser } from '../../ui/news/headline-lines.tsx'
import { StoryMarks } from '../../ui/news/story-teaser.tsx'
import { RenewalStatus } from '../../ui/page-status.tsx'
import { Clock } from '../../ui/time/shown-time.tsx'
import * as countWords from '../../words/counts.ts'
import * as homeWords from '../../words/home.ts'
import * as nameWords from '../../words/page-names.ts'
import { describePage, titleOf } from '../page-head.ts'
import { findPageTeasers } from '../with-teasers.ts'
import type { Route } from './+types/index'
import { fitHeadlines, headlinesMax, keepHeadlinesOnce, listColumnStarts } from './fit-headlines.ts'

export const handle = { sheet: 'index', kept: true, inEditions: true } satisfies RouteHandle

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { db, findCategories, dependsOn, edition, now } = page
  dependsOn('news', 'outlets')
  const [categories, newest] = await Promise.all([
    findCategories(),
    listHeadlinesByCategory(db, headlinesMax, edition),
  ])
  const shown = fitHeadlines(keepHeadlinesOnce(categories.map(({ slug }) => newest.get(slug) ?? [])))
  const ids = shown.flat().map(({ id }) => id)
  const withTeaser = await findPageTeasers(page, ids, ids)
  // The outlets of their stories make some headlines longer.
  const fitting = fitHeadlines(shown.map(links => links.map(withTeaser)))
  const starts = listColumnStarts(fitting)
  const sections = categories
    .map((category, at) => ({ ...category, links: fitting[at] ?? [], starts: starts[at] ?? [] }))
    .filter(({ links }) => links.length > 0)
  return { sections, now, mayShowAds: newest.size > 0 }
}

export function meta({ matches: [root] }: Route.MetaArgs) {
  if (!root.loaderData) return []
  const { settings, language } = root.loaderData
  return describePage(root.loaderData, {
    title: titleOf(root.loaderData, nameWords.allHeadlines(language)),
    description: homeWords.indexDescription(language, settings),
    path: '/index',
    card: 'page/index',
  })
}

export default function Index({ loaderData }: Route.ComponentProps) {
  const language = useLanguage()
  const path = useSitePath()
  const { sections, now } = loaderData
  return (
    <main id="main" className="dense" data-live="news stories">
      <h1 className="hidden">{nameWords.allHeadlines(language)}</h1>
      <RenewalStatus />
      <div className="columns" data-region="headlines">
        {sections.length === 0 ? <p className="empty">{homeWords.noLatest(language)}</p> : null}
        {sections.map(({ id, name, slug, links, starts }) => (
          <section
            key={id}
            aria-labelledby={`in-${slug}`}
            className={starts.includes(0) ? 'starts' : undefined}
          >
            <h2 id={`in-${slug}`}>
              <a href={path('/category/:slug', { slug })}>{name}</a>
            </h2>
            <Headlines links={links} heading={name} starts={starts} now={now} />
          </section>
        ))}
      </div>
    </main>
  )
}

type ShownHeadline = Headline & { teaser?: ShownTeaser | null }

type HeadlinesProps = { links: ShownHeadline[]; heading: string; starts: number[]; now: Date }

/** Where a column begins within them, the heading is there again. */
function Headlines({ links, heading, starts, now }: HeadlinesProps) {
  const page = useLanguage()
  return (
    <ul>
      {links.map((link, at) => (
        <Fragment key={link.id}>
          {at > 0 && starts.includes(at) ? (
            <li className="again starts" aria-hidden="true">
              {heading}
            </li>
          ) : null}
          <li>
            <Clock at={link.createdAt} now={now} />
            <ArticleLink link={link} />{' '}
            <span {...headlineLanguage(link.source, null, page)}>{link.source}</span>
            {link.teaser ? <OfStory teaser={link.teaser} /> : null}{' '}
            <CorrectedMark correction={link.correction} now={now} />
          </li>
        </Fragment>
      ))}
    </ul>
  )
}

/** Begins with a space, which other headlines do not need. */
function OfStory({ teaser: { slug, otherOutlets, coverage } }: { teaser: ShownTeaser }) {
  const path = useSitePath()
  return (
    <>
      {' '}
      <a className="outlets" href={path('/story/:slug', { slug })}>
        {countWords.outlets(useLanguage(), { count: otherOutlets + 1 })}
      </a>{' '}
      <StoryMarks coverage={coverage} />
    </>
  )
}
