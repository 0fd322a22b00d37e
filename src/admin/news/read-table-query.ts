import { canonicalUrl } from '../../address/canonical-url.ts'
import type { TimeKey } from '../../database/slice-page.ts'
import { readPageKey } from '../../domain/fields/page-key.ts'
import { isUuid } from '../../domain/fields/record-id.ts'
import type { NewsTableFilter, NewsTableSort } from '../../search/list-news-table.ts'
import { parseQuery } from '../../search/parse-query.ts'

type TableQuery = { filter: NewsTableFilter; sort: NewsTableSort; after: TimeKey | null }

const dayMs = 86_400_000

/** The table's state is in its address; invalid dates, categories and keys are ignored. */
export function readTableQuery(params: URLSearchParams): TableQuery {
  const category = params.get('category') ?? ''
  const until = readDay(params.get('until'))
  const typed = (params.get('q') ?? '').trim()
  const address = /^https?:\/\/\S+$/i.test(typed) ? canonicalUrl(typed) : null
  return {
    filter: {
      needle: parseQuery(typed).needle,
      address: address?.ok ? address.url : null,
      categoryId: isUuid(category) ? category : null,
      source: (params.get('source') ?? '').trim(),
      featured: params.get('featured') === 'on',
      from: readDay(params.get('from')),
      until: until && new Date(until.getTime() + dayMs),
    },
    sort: params.get('sort') === 'oldest' ? 'oldest' : 'newest',
    after: readPageKey(params.get('after')),
  }
}

/** A day of the form starts at midnight in India. */
function readDay(text: string | null): Date | null {
  if (!text || !/^\d{4}-\d\d-\d\d$/.test(text)) return null
  const day = new Date(`${text}T00:00:00+05:30`)
  return Number.isNaN(day.getTime()) ? null : day
}
