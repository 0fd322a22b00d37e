import { z } from 'zod'
import { type PageKey, writePageKey } from '../../domain/fields/page-key.ts'
import { isUuid } from '../../domain/fields/record-id.ts'
import { listNewsLinksBy, type NewsLinkFilter } from '../../domain/news-links/list-news-links-by.ts'
import type { NewsLinkPage } from '../../domain/news-links/news-link.ts'
import { findStory } from '../../domain/stories/story-queries.ts'
import type { FieldProblemCode } from '../../http/api-problem.ts'
import { type PageContext, pageContext } from '../../http/page-context.ts'
import { bodyBytes, type RouteHandle } from '../../http/route-handle.ts'
import { parseQuery } from '../../search/parse-query.ts'
import { searchNewsLinks } from '../../search/search-news-links.ts'
import * as words from '../../words/api-page.ts'
import type { Route } from './+types/links'
import * as parameter from './frame/endpoint.ts'
import { type Endpoint, respondWithPage } from './frame/endpoint.ts'
import { readQuery, refuseField } from './frame/read-request.ts'
import { publishLink } from './publish-link.ts'
import { findCategoryId } from './resources/find-category-id.ts'
import { linkSchema, presentLinks } from './resources/link.ts'

export const handle = {
  api: ['GET', 'POST'],
  openToScripts: true,
  kept: true,
  bodyBytesMax: bodyBytes.article,
  query: ['q', 'category', 'language', 'outlet', 'story', 'from', 'to', 'after', 'limit'],
  searchesWith: 'q',
} satisfies RouteHandle

export const listLinksEndpoint = {
  id: 'listLinks',
  method: 'get',
  path: '/links',
  about: words.listLinks,
  query: z.strictObject({
    q: z.string().optional().meta(parameter.described(words.q)),
    category: parameter.slug().optional().meta(parameter.described(words.categoryFilter)),
    language: parameter.languageCode().optional().meta(parameter.described(words.languageFilter)),
    outlet: z.string().optional().meta(parameter.described(words.outletFilter)),
    story: parameter.slug().optional().meta(parameter.described(words.storyFilter)),
    from: parameter.fromTime(),
    to: parameter.toTime(),
    after: parameter.after(),
    limit: parameter.limit(),
  }),
  success: { status: 200, schema: parameter.page('LinkPage', { links: z.array(linkSchema) }) },
  problems: ['many-searches'],
} as const satisfies Endpoint

type Query = z.output<typeof listLinksEndpoint.query>

export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const page = context.get(pageContext)
  const read = readQuery(listLinksEndpoint.query, url)
  if (!read.ok) return read.response
  const { q, from, to, after = null } = read.value
  // The window of a search has another order than a list.
  if (after?.window && q === undefined) return refuseField('after', 'bad-cursor')
  const found = await (q === undefined
    ? listFiltered(page, { query: read.value, after })
    : search(page, { query: read.value, q, after }))
  if ('field' in found) return refuseField(found.field, found.code)
  const next = found.next && writePageKey(found.next)
  const links = await presentLinks(page, found.newsLinks)
  // Strangers can make up any number of words and times; the cache is for pages that many request.
  if ([q, from, to].some(text => text !== undefined)) page.noStore()
  const body: z.input<typeof listLinksEndpoint.success.schema> = { links, next }
  return respondWithPage(body, { url, origin: page.origin })
}

export async function action({ context, request }: Route.ActionArgs): Promise<Response> {
  return publishLink(request, context.get(pageContext))
}

type Found = NewsLinkPage | { field: string; code: FieldProblemCode }

async function listFiltered(
  page: PageContext,
  { query, after }: { query: Query; after: PageKey | null },
): Promise<Found> {
  const { db, dependsOn } = page
  const { category, language = null, outlet = null, story, from, to, limit } = query
  const slug = category ?? null
  const categoryId = slug && (await findCategoryId(page, slug))
  if (slug && !categoryId) return { field: 'category', code: 'no-such-value' }
  if (outlet !== null && !isUuid(outlet)) return { field: 'outlet', code: 'wrong-format' }
  const storyId = story === undefined ? null : await findStoryId(db, story)
  if (story !== undefined && !storyId) return { field: 'story', code: 'no-such-value' }
  dependsOn(
    'categories',
    categoryId ? `news:${categoryId}` : 'news',
    ...(storyId ? [`story:${storyId}` as const] : []),
  )
  const filter: NewsLinkFilter = {
    categoryId,
    language,
    outletId: outlet,
    storyId,
    from: from === undefined ? null : new Date(from),
    to: to === undefined ? null : new Date(to),
  }
  return listNewsLinksBy(db, { filter, after, limit })
}

/** The id of the story with this slug, or of the story that it was merged into. */
async function findStoryId(db: PageContext['db'], slug: string): Promise<string | null> {
  const found = await findStory(db, slug)
  if (found?.is !== 'moved') return found?.story.id ?? null
  const target = await findStory(db, found.slug)
  return target?.is === 'here' ? target.story.id : null
}

const notWithWords = ['language', 'outlet', 'story', 'from', 'to'] as const

async function search(
  page: PageContext,
  { query, q, after }: { query: Query; q: string; after: PageKey | null },
): Promise<Found> {
  const refused = notWithWords.find(name => query[name] !== undefined)
  if (refused) return { field: refused, code: 'not-with-words' }
  const { category, limit } = query
  const categoryId = category === undefined ? null : await findCategoryId(page, category)
  if (category !== undefined && !categoryId) return { field: 'category', code: 'no-such-value' }
  const words = parseQuery(q)
  return page.readFromReplica(db => searchNewsLinks(db, { query: words, categoryId, after, limit }))
}
