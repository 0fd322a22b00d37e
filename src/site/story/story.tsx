import { data, redirect } from 'react-router'
import { type ShownCorrection, shownUntil } from '../../domain/corrections/correction.ts'
import { listShownWithStory } from '../../domain/corrections/correction-queries.ts'
import { type PageKey, readPageKey, writePageKey } from '../../domain/fields/page-key.ts'
import type { NewsLink } from '../../domain/news-links/news-link.ts'
import { findByIds } from '../../domain/news-links/news-link-queries.ts'
import { listArticleGroups, outletsOf } from '../../domain/stories/article-groups.ts'
import type { Spectrum } from '../../domain/stories/spectrum.ts'
import { readSpectrumAndCoverage } from '../../domain/stories/spectrum-queries.ts'
import {
  type Story,
  type StoryLink,
  type StoryOutlet,
  storyLinksPerPage,
} from '../../domain/stories/story.ts'
import type { StoryCoverage } from '../../domain/stories/story-coverage.ts'
import { findStory, listStoryLinks } from '../../domain/stories/story-queries.ts'
import { borrowDescription, type Sentences } from '../../domain/stories/voices/story-voices.ts'
import { nameOutlets } from '../../domain/stories/voices/write-coverage.ts'
import { type PageContext, pageContext } from '../../http/page-context.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import { headlineLanguage } from '../../text/detect-language.ts'
import type { Language } from '../../text/language.ts'
import { useLanguage, useSitePath } from '../../ui/language/language-context.ts'
import { ArticleLink, CorrectionNote, NewsPicture, Standfirst } from '../../ui/news/headline-lines.tsx'
import { StorySides } from '../../ui/news/story-teaser.tsx'
import { PageLinks } from '../../ui/page-links.tsx'
import { RenewalStatus } from '../../ui/page-status.tsx'
import { StorySpectrum } from '../../ui/story-spectrum.tsx'
import { ExactTime } from '../../ui/time/shown-time.tsx'
import * as missingWords from '../../words/not-found.ts'
import * as nameWords from '../../words/page-names.ts'
import * as words from '../../words/story-page.ts'
import { MissingPage } from '../not-found/missing-page.tsx'
import { describeCollection, describePage, describeUnindexedPage, languageOf, titleOf } from '../page-head.ts'
import type { Route } from './+types/story'
import { StoryHeadlines } from './story-headlines.tsx'
import { StoryTimeline } from './story-timeline.tsx'

export const handle = { sheet: 'story', kept: true, inEditions: true, query: ['after'] } satisfies RouteHandle

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { changesAt, db, dependsOn, edition, now } = page
  const { slug } = params
  const after = readPageKey(url.searchParams.get('after'))
  const [found, groups, { links, next }] = await Promise.all([
    findStory(db, slug, edition),
    listArticleGroups(db, slug),
    listStoryLinks(db, { slug, limit: storyLinksPerPage, after }),
  ])
  if (found?.is === 'moved') throw redirect(pathOf(found.slug, after), 301)
  if (!found) return respondMissing(page, url)
  const { story } = found
  dependsOn(`story:${story.id}`, 'outlets', 'corrections')
  const [leads, read, corrections] = await Promise.all([
    findByIds(db, [story.leadId]),
    readSpectrumAndCoverage(db, groups, now),
    listShownWithStory(db, story.id, now),
  ])
  for (const correction of corrections) changesAt(`story:${story.id}`, shownUntil(correction))
  const lead = leads.get(story.leadId)
  // The story's links were deleted between two statements.
  if (!lead || groups.length === 0) return respondMissing(page, url)
  return data({
    isMissing: false as const,
    story,
    lead,
    // The lead stands on the first page of a long story only.
    borrowed: after ? null : await borrowDescription(db, lead, story.id),
    links,
    outlets: outletsOf(groups),
    spectrum: read?.spectrum ?? null,
    coverage: read?.coverage ?? null,
    corrections,
    now,
    path: pathOf(story.slug, after),
    newestPath: after ? pathOf(story.slug, null) : null,
    nextPath: next ? pathOf(story.slug, next) : null,
  })
}

function pathOf(slug: string, after: PageKey | null): string {
  return after ? `/story/${slug}?after=${writePageKey(after)}` : `/story/${slug}`
}

async function respondMissing({ findSignedIn, noStore }: PageContext, { pathname }: URL) {
  noStore()
  const isAdmin = (await findSignedIn('editor')) !== null
  return data({ isMissing: true as const, path: pathname, isAdmin }, { status: 404 })
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  if (!root.loaderData || !loaderData) return []
  if (loaderData.isMissing)
    return describeUnindexedPage(root.loaderData, missingWords.title(languageOf(root.loaderData)))
  const { story, lead, links, outlets, path } = loaderData
  const title = titleOf(root.loaderData, story.title)
  const description = describeCoverage(outlets, root.loaderData.language)
  return describePage(root.loaderData, {
    title,
    description,
    path,
    picture: lead.picture,
    card: `story/${story.slug}`,
    feedBase: `/story/${story.slug}`,
    jsonLd: {
      ...describeCollection({ title, description, url: root.loaderData.base + path, newsLinks: links }),
      dateModified: story.lastAt.toISOString(),
    },
  })
}

const namesMax = 4

function describeCoverage(outlets: readonly StoryOutlet[], language: Language): string {
  const names = nameOutlets(outlets, { max: namesMax, language })
  return words.description(language, { count: outlets.length, names })
}

export default function StoryRoute({ loaderData }: Route.ComponentProps) {
  return loaderData.isMissing ? <MissingPage {...loaderData} /> : <StoryPage {...loaderData} />
}

type Props = {
  story: Story
  lead: NewsLink
  /** Another outlet's description, for a lead without one. */
  borrowed: Sentences | null
  links: StoryLink[]
  outlets: StoryOutlet[]
  spectrum: Spectrum | null
  coverage: StoryCoverage | null
  corrections: ShownCorrection[]
  now: Date
  newestPath: string | null
  nextPath: string | null
}

/** One event: who reports it, since when, in which words, and who does not. */
export function StoryPage(props: Props) {
  const language = useLanguage()
  const path = useSitePath()
  const { story, lead, borrowed, links, outlets, spectrum, corrections, now, newestPath, nextPath } = props
  const { coverage } = props
  return (
    <main id="main" className="page story" data-live={`story:${story.id} corrections`}>
      <div className="story-top">
        <header className="title" data-region="story-title">
          <p className="kicker">
            <a href={path('/stories')}>{nameWords.stories(language)}</a>
          </p>
          <h1 {...headlineLanguage(story.title, story.titleLanguage, language)}>{story.title}</h1>
          <p className="story-facts">
            {words.facts(language, {
              outlets: outlets.length,
              // The story's own count follows a deletion a few seconds later.
              articles: outlets.reduce((sum, { linkCount }) => sum + linkCount, 0),
              began: () => <ExactTime key="began" at={story.firstAt} />,
              added: () => <ExactTime key="added" at={story.lastAt} />,
            })}
          </p>
          {coverage && coverage.sides.length > 0 ? <StorySides coverage={coverage} /> : null}
          {corrections.map(correction => (
            <CorrectionNote key={correction.id} correction={correction} now={now} />
          ))}
          <RenewalStatus />
        </header>
        {newestPath ? null : <Lead lead={lead} borrowed={borrowed} title={story.title} now={now} />}
      </div>
      <StoryHeadlines links={links} isFirstPage={newestPath === null} />
      <PageLinks newestPath={newestPath} nextPath={nextPath} />
      <div className="story-columns">
        <div className="story-timeline" data-region="story-timeline">
          <StoryTimeline outlets={outlets} />
        </div>
        <div className="story-coverage" data-region="story-coverage">
          {spectrum ? <StorySpectrum spectrum={spectrum} /> : null}
        </div>
      </div>
    </main>
  )
}

/** The lead's headline is shown only if the story has a different title, to avoid repeating it. */
function Lead({ lead, borrowed, title, now }: Pick<Props, 'lead' | 'borrowed' | 'now'> & { title: string }) {
  const language = useLanguage()
  return (
    <section className="story-lead" aria-label={words.lead(language)} data-region="story-lead">
      <NewsPicture link={lead} place="story" />
      <div>
        {lead.title === title ? null : (
          <h2>
            <ArticleLink link={lead} />
          </h2>
        )}
        <Standfirst link={lead} borrowed={borrowed} />
        <CorrectionNote correction={lead.correction} now={now} />
        <p className="more">
          <ArticleLink link={lead} label={words.readArticle(language, { outlet: lead.source })} />
        </p>
      </div>
    </section>
  )
}
