import { z } from 'zod'
import { shownUntil } from '../../domain/corrections/correction.ts'
import { listShownWithStory } from '../../domain/corrections/correction-queries.ts'
import { type PageKey, writePageKey } from '../../domain/fields/page-key.ts'
import { listArticleGroups } from '../../domain/stories/article-groups.ts'
import { readSpectrum } from '../../domain/stories/spectrum-queries.ts'
import type { Story, StoryLink } from '../../domain/stories/story.ts'
import { findStory, listStoryLinks } from '../../domain/stories/story-queries.ts'
import { problem } from '../../http/api-problem.ts'
import { type PageContext, pageContext } from '../../http/page-context.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import * as words from '../../words/api-page.ts'
import type { Route } from './+types/story'
import * as parameter from './frame/endpoint.ts'
import { type Endpoint, openToRead, respondWithPage } from './frame/endpoint.ts'
import { readQuery } from './frame/read-request.ts'
import { leanSchema } from './resources/outlet.ts'
import { coverageSchema, presentCoverage, presentStory, storyFields } from './resources/story.ts'

export const handle = { ...openToRead, query: ['after', 'limit'] } satisfies RouteHandle

const storyLinkSchema = z
  .object({
    id: parameter.id(),
    url: parameter.publishedAddress(),
    title: z.string(),
    source: z.string(),
    language: parameter.languageTag(),
    publishedAt: parameter.instant(),
    isCopy: z.boolean().meta(parameter.described(words.isCopy)),
    lean: leanSchema,
  })
  .register(parameter.schemas, { id: 'StoryLink' })

export const getStoryEndpoint = {
  id: 'getStory',
  method: 'get',
  path: '/stories/{slug}',
  about: words.getStory,
  query: z.strictObject({ after: parameter.after(), limit: parameter.limit() }),
  success: {
    status: 200,
    schema: z
      .object({
        ...storyFields,
        coverage: coverageSchema.nullable(),
        corrections: z.array(z.object({ text: z.string(), at: parameter.instant() })),
        links: z.array(storyLinkSchema),
        next: parameter.next(),
      })
      .register(parameter.schemas, { id: 'StoryWithLinks' }),
  },
  mayMove: true,
  problems: ['not-found'],
} as const satisfies Endpoint

/** A merged story redirects to its target story. */
export async function loader({ context, params, url }: Route.LoaderArgs): Promise<Response> {
  const page = context.get(pageContext)
  const read = readQuery(getStoryEndpoint.query, url)
  if (!read.ok) return read.response
  const found = await findStory(page.db, params.slug)
  if (found?.is === 'moved') return redirectTo(`/api/v1/stories/${found.slug}${url.search}`)
  if (!found) return problem('not-found')
  const body = await readStory(page, { story: found.story, after: null, ...read.value })
  return respondWithPage(body, { url, origin: page.origin })
}

async function readStory(
  page: PageContext,
  { story, after, limit }: { story: Story; after: PageKey | null; limit: number },
): Promise<z.output<typeof getStoryEndpoint.success.schema>> {
  const { changesAt, db, dependsOn, now, origin } = page
  dependsOn(`story:${story.id}`, 'outlets', 'corrections')
  const [{ links, next }, spectrum, corrections] = await Promise.all([
    listStoryLinks(db, { slug: story.slug, limit, after }),
    listArticleGroups(db, story.slug).then(groups => readSpectrum(db, groups, now)),
    listShownWithStory(db, story.id, now),
  ])
  for (const correction of corrections) changesAt(`story:${story.id}`, shownUntil(correction))
  return {
    ...presentStory(story, origin),
    coverage: spectrum && presentCoverage(spectrum),
    corrections: corrections.map(({ text, atMs }) => ({ text, at: new Date(atMs).toISOString() })),
    links: links.map(presentStoryLink),
    next: next && writePageKey(next),
  }
}

function presentStoryLink(link: StoryLink): z.output<typeof storyLinkSchema> {
  const { id, url, title, source, language, publishedAt, isCopy, lean } = link
  return { id, url, title, source, language, publishedAt: publishedAt.toISOString(), isCopy, lean }
}

function redirectTo(location: string): Response {
  return new Response(null, { status: 301, headers: { Location: location } })
}
