import { z } from 'zod'
import { listPublicOutlets } from '../../domain/outlets/public-outlet-queries.ts'
import { pageContext } from '../../http/page-context.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import * as words from '../../words/api-page.ts'
import type { Route } from './+types/outlets'
import * as parameter from './frame/endpoint.ts'
import { type Endpoint, openToRead, respondWithPage } from './frame/endpoint.ts'
import { readQuery } from './frame/read-request.ts'
import { outletSchema, presentOutlet } from './resources/outlet.ts'

export const handle = { ...openToRead, query: ['after', 'limit'] } satisfies RouteHandle

export const listOutletsEndpoint = {
  id: 'listOutlets',
  method: 'get',
  path: '/outlets',
  about: words.listOutlets,
  query: z.strictObject({ after: parameter.afterId(), limit: parameter.limit() }),
  success: { status: 200, schema: parameter.page('OutletPage', { outlets: z.array(outletSchema) }) },
  problems: [],
} as const satisfies Endpoint

export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const { db, dependsOn, origin } = context.get(pageContext)
  const read = readQuery(listOutletsEndpoint.query, url)
  if (!read.ok) return read.response
  const { after = null, limit } = read.value
  // An outlet is public from its first link on.
  dependsOn('outlets', 'ratings', 'news')
  const { outlets, next } = await listPublicOutlets(db, { after, limit })
  const body: z.input<typeof listOutletsEndpoint.success.schema> = {
    outlets: outlets.map(presentOutlet),
    next,
  }
  return respondWithPage(body, { url, origin })
}
