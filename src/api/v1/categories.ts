import { z } from 'zod'
import type { Category } from '../../domain/categories/category.ts'
import { pageContext } from '../../http/page-context.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import * as words from '../../words/api-page.ts'
import type { Route } from './+types/categories'
import type { Endpoint } from './frame/endpoint.ts'
import * as parameter from './frame/parameters.ts'
import { respondWithJson } from './frame/respond-with-json.ts'

export const handle = { api: ['GET'], openToScripts: true, kept: true } satisfies RouteHandle

const categorySchema = z
  .object({ slug: z.string(), name: z.string(), description: z.string(), isOnFront: z.boolean() })
  .register(parameter.schemas, { id: 'Category' })

export const listCategoriesEndpoint = {
  id: 'listCategories',
  method: 'get',
  path: '/categories',
  about: words.listCategories,
  success: {
    status: 200,
    schema: z
      .object({ categories: z.array(categorySchema) })
      .register(parameter.schemas, { id: 'CategoryList' }),
  },
  problems: [],
} as const satisfies Endpoint

/** All categories, in the order of the site. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { dependsOn, findCategories } = context.get(pageContext)
  dependsOn('categories')
  return respondWithJson({ categories: (await findCategories()).map(presentCategory) })
}

function presentCategory({ slug, name, description, isOnFront }: Category): z.output<typeof categorySchema> {
  return { slug, name, description, isOnFront }
}
