import { z } from 'zod'
import type { FrontStory } from '../../domain/front/front-page.ts'
import { readToday } from '../../domain/front/read-today.ts'
import { pageContext } from '../../http/page-context.ts'
import * as words from '../../words/api-page.ts'
import type { Route } from './+types/today'
import * as parameter from './frame/endpoint.ts'
import { type Endpoint, openToRead, respondWithJson } from './frame/endpoint.ts'
import { linkSchema, presentLinks } from './resources/link.ts'
import { storyAddress, storySchema } from './resources/story.ts'

export const handle = openToRead

const todayStorySchema = storySchema
  .pick({ id: true, slug: true, url: true, title: true, firstAt: true, lastAt: true, outletCount: true })
  .register(parameter.schemas, { id: 'TodayStory' })

export const getTodayEndpoint = {
  id: 'getToday',
  method: 'get',
  path: '/today',
  about: words.getToday,
  success: {
    status: 200,
    schema: z
      .object({ items: z.array(z.object({ link: linkSchema, story: todayStorySchema.nullable() })) })
      .register(parameter.schemas, { id: 'Today' }),
  },
  problems: [],
} as const satisfies Endpoint

/** The same articles as the page /today, in its order. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const page = context.get(pageContext)
  const { changesAt, db, dependsOn, findCategories, now, origin } = page
  dependsOn('news', 'front', 'categories')
  const today = await readToday(db, now, { categories: findCategories(), edition: null })
  dependsOn(...today.teaserChanges)
  if (today.changesAt) changesAt('front', today.changesAt)
  const links = await presentLinks(
    page,
    today.items.map(({ link }) => link),
  )
  const items = today.items.flatMap(({ story }, n) => {
    const link = links[n]
    return link ? [{ link, story: story && presentTodayStory(story, origin) }] : []
  })
  const body: z.input<typeof getTodayEndpoint.success.schema> = { items }
  return respondWithJson(body)
}

function presentTodayStory(story: FrontStory, origin: string): z.output<typeof todayStorySchema> {
  const { id, slug, title, firstAt, lastAt, outletCount } = story
  const url = storyAddress(origin, slug)
  return { id, slug, url, title, firstAt: firstAt.toISOString(), lastAt: lastAt.toISOString(), outletCount }
}
