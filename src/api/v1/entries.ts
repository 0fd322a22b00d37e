import { z } from 'zod'
import { writePageKey } from '../../domain/fields/page-key.ts'
import { wholeQueue } from '../../domain/queue/queue-entry.ts'
import { listQueue } from '../../domain/queue/queue-queries.ts'
import { type PageContext, pageContext } from '../../http/page-context.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import { defaultLanguage } from '../../text/language.ts'
import * as words from '../../words/api-page.ts'
import type { Route } from './+types/entries'
import * as parameter from './frame/endpoint.ts'
import { type Endpoint, respondWithPage } from './frame/endpoint.ts'
import { readQuery, refuseField, withToken } from './frame/read-request.ts'
import { entrySchema, presentEntry } from './resources/entry.ts'
import { findCategoryId } from './resources/find-category-id.ts'

export const handle = { api: ['GET'], query: ['category', 'after', 'limit'] } satisfies RouteHandle

export const listEntriesEndpoint = {
  id: 'listEntries',
  method: 'get',
  path: '/entries',
  about: words.listEntries,
  scope: 'decide',
  query: z.strictObject({
    category: parameter.slug().optional().meta(parameter.described(words.categoryFilter)),
    after: parameter.after(),
    limit: parameter.limit(),
  }),
  success: { status: 200, schema: parameter.page('EntryPage', { entries: z.array(entrySchema) }) },
  problems: [],
} as const satisfies Endpoint

/** The waiting entries as an editor sees them, only the newest of each article. */
export async function loader({ context, request, url }: Route.LoaderArgs): Promise<Response> {
  const page = context.get(pageContext)
  return withToken(request, { page, scope: listEntriesEndpoint.scope }, () => list(page, url))
}

async function list(page: PageContext, url: URL): Promise<Response> {
  const { db, now, origin, findCategories } = page
  const read = readQuery(listEntriesEndpoint.query, url)
  if (!read.ok) return read.response
  const { category: slug, after = null, limit } = read.value
  const categories = await findCategories()
  const categoryId = slug === undefined ? null : await findCategoryId(page, slug)
  if (slug !== undefined && !categoryId) return refuseField('category', 'no-such-value')
  const filter = { ...wholeQueue, categoryId }
  const found = await listQueue(db, { language: defaultLanguage, filter, now, after, limit })
  const next = found.next && writePageKey(found.next)
  const entries = found.entries.map(entry => presentEntry(entry, categories))
  const body: z.input<typeof listEntriesEndpoint.success.schema> = { entries, next }
  return respondWithPage(body, { url, origin })
}
