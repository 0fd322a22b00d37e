import { z } from 'zod'
import { type PageKey, writePageKey } from '../../domain/fields/page-key.ts'
import { listBigStories, listStoriesBegun } from '../../domain/stories/story-queries.ts'
import { type PageContext, pageContext } from '../../http/page-context.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import { readDay } from '../../ui/time/day-and-clock.ts'
import * as words from '../../words/api-page.ts'
import type { Route } from './+types/stories'
import * as parameter from './frame/endpoint.ts'
import { type Endpoint, openToRead, respondWithPage } from './frame/endpoint.ts'
import { readQuery, refuseField } from './frame/read-request.ts'
import { presentStory, storySchema } from './resources/story.ts'

export const handle = { ...openToRead, query: ['day', 'after', 'limit'] } satisfies RouteHandle

export const listStoriesEndpoint = {
  id: 'listStories',
  method: 'get',
  path: '/stories',
  about: words.listStories,
  query: z.strictObject({
    day: z.iso.date().optional().meta(parameter.described(words.day)),
    after: parameter.after(),
    limit: parameter.limit(),
  }),
  success: { status: 200, schema: parameter.page('StoryPage', { stories: z.array(storySchema) }) },
  problems: [],
} as const satisfies Endpoint

export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const page = context.get(pageContext)
  const read = readQuery(listStoriesEndpoint.query, url)
  if (!read.ok) return read.response
  const { day, after = null, limit } = read.value
  // Heat changes by the minute: a cursor into that list would repeat stories and miss others.
  if (after && day === undefined) return refuseField('after', 'bad-cursor')
  page.dependsOn('stories')
  const found = await (day === undefined
    ? listRunning(page, limit)
    : listOfDay(page, { text: day, after, limit }))
  if (!found) return refuseField('day', 'no-such-value')
  const stories = found.stories.map(story => presentStory(story, page.origin))
  const next = found.next && writePageKey(found.next)
  const body: z.input<typeof listStoriesEndpoint.success.schema> = { stories, next }
  return respondWithPage(body, { url, origin: page.origin })
}

async function listRunning({ db }: PageContext, limit: number) {
  // Always the same limit: each limit has its own planned statement, and a hundred limits would be a hundred plans.
  const stories = await listBigStories(db, runningMax)
  return { stories: stories.slice(0, limit), next: null }
}

const runningMax = 100

async function listOfDay(
  { db, now }: PageContext,
  { text, after, limit }: { text: string; after: PageKey | null; limit: number },
) {
  const day = readDay(text, now)
  return day && listStoriesBegun(db, { ...day, after, limit })
}
