import { isUuid } from '../../domain/fields/record-id.ts'
import { findByIds } from '../../domain/news-links/news-link-queries.ts'
import { problem } from '../../http/api-problem.ts'
import { pageContext } from '../../http/page-context.ts'
import * as words from '../../words/api-page.ts'
import type { Route } from './+types/link'
import { type Endpoint, openToRead, respondWithJson } from './frame/endpoint.ts'
import { linkSchema, presentLinks } from './resources/link.ts'

export const handle = openToRead

export const getLinkEndpoint = {
  id: 'getLink',
  method: 'get',
  path: '/links/{id}',
  about: words.getLink,
  success: { status: 200, schema: linkSchema },
  problems: ['not-found'],
} as const satisfies Endpoint

export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const page = context.get(pageContext)
  const { db, dependsOn, findCategories } = page
  const found = isUuid(params.id) && (await findByIds(db, [params.id])).get(params.id)
  if (!found) return problem('not-found')
  const category = (await findCategories()).find(({ slug }) => slug === found.categorySlug)
  dependsOn('categories', category ? `news:${category.id}` : 'news')
  const [link] = await presentLinks(page, [found])
  return link ? respondWithJson(link) : problem('not-found')
}
