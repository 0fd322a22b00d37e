import { data, redirect } from 'react-router'
import { shownUntil } from '../../domain/corrections/correction.ts'
import { listShownWithStory } from '../../domain/corrections/correction-queries.ts'
import { type PageKey, readPageKey, writePageKey } from '../../domain/fields/page-key.ts'
import { findByIds } from '../../domain/news-links/news-link-queries.ts'
import { listArticleGroups, outletsOf } from '../../domain/stories/article-groups.ts'
import { readSpectrumAndCoverage } from '../../domain/stories/spectrum-queries.ts'
import { type StoryOutlet, storyLinksPerPage } from '../../domain/stories/story.ts'
import { findStory, listStoryLinks } from '../../domain/stories/story-queries.ts'
import { nameOutlets } from '../../domain/stories/voices/name-outlets.ts'
import { borrowDescription } from '../../domain/stories/voices/story-voices.ts'
import { type PageContext, pageContext } from '../../http/page-context.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import type { Language } from '../../text/language.ts'
import * as missingWords from '../../words/not-found.ts'
import * as words from '../../words/story-page.ts'
import { MissingPage } from '../not-found/missing-page.tsx'
import { describeCollection, describePage, describeUnindexedPage, languageOf, titleOf } from '../page-head.ts'
import type { Route } from './+types/story'
import { StoryPage } from './story-page.tsx'

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
