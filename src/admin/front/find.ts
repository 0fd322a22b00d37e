import { readFrontItems } from '../../domain/front/front-queries.ts'
import { pageContext } from '../../http/page-context.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import { listNewsTable } from '../../search/list-news-table.ts'
import { parseQuery } from '../../search/parse-query.ts'
import type { Route } from './+types/find'

export const handle = { role: 'editor' } satisfies RouteHandle

const foundMax = 20
const wordsMax = 200

/** Finds news links of any age by the words of the candidates' filter. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(pageContext)
  const words = (new URL(request.url).searchParams.get('words') ?? '').slice(0, wordsMax)
  const { needle } = parseQuery(words)
  const all = { categoryId: null, source: '', featured: false, from: null, until: null }
  const listing = { filter: { needle, ...all }, sort: 'newest', after: null, limit: foundMax } as const
  const { rows } = needle === '' ? { rows: [] } : await listNewsTable(db, listing)
  const items = await readFrontItems(
    db,
    rows.map(({ id }) => ({ kind: 'link' as const, id })),
  )
  return { words, items }
}
