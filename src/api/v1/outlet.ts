import { findPublicOutlet } from '../../domain/outlets/public-outlet-queries.ts'
import { problem } from '../../http/api-problem.ts'
import { pageContext } from '../../http/page-context.ts'
import * as words from '../../words/api-page.ts'
import type { Route } from './+types/outlet'
import { type Endpoint, openToRead, respondWithJson } from './frame/endpoint.ts'
import { outletSchema, presentOutlet } from './resources/outlet.ts'

export const handle = openToRead

export const getOutletEndpoint = {
  id: 'getOutlet',
  method: 'get',
  path: '/outlets/{id}',
  about: words.getOutlet,
  success: { status: 200, schema: outletSchema },
  problems: ['not-found'],
} as const satisfies Endpoint

export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const { db, dependsOn } = context.get(pageContext)
  dependsOn('outlets', 'ratings', 'news')
  const outlet = await findPublicOutlet(db, params.id)
  return outlet ? respondWithJson(presentOutlet(outlet)) : problem('not-found')
}
