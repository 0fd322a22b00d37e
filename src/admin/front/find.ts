import { pinsMax } from '../../domain/front/front-changes.ts'
import { readFrontItems } from '../../domain/front/front-queries.ts'
import { pageContext } from '../../http/page-context.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import { listNewsTable } from '../../search/list-news-table.ts'
import { parseQuery } from '../../search/parse-query.ts'
import type { Route } from './+types/find'
import { readSubject } from './front-draft.ts'

export const handle = { role: 'editor' } satisfies RouteHandle

const foundMax = 20
const wordsMax = 200

/** Finds news links of any age by the words of the candidates' filter, or each `subject` of a draft. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(pageContext)
  const { searchParams } = new URL(request.url)
  const words = (searchParams.get('words') ?? '').slice(0, wordsMax)
  const { needle } = parseQuery(words)
  const all = { categoryId: null, source: '', featured: false, from: null, until: null }
  const listing = { filter: { needle, ...all }, sort: 'newest', after: null, limit: foundMax } as const
  const { rows } = needle === '' ? { rows: [] } : await listNewsTable(db, listing)
  const found = rows.map(({ id }) => ({ kind: 'link' as const, id }))
  const drafted = searchParams.getAll('subject').slice(0, pinsMax)
  const items = await readFrontItems(db, [...found, ...drafted.flatMap(text => readSubject(text) ?? [])])
  return { words, items }
}
