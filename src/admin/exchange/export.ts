import { readExchangeTable } from '../../domain/exchange/exchange-table.ts'
import { exportRecords } from '../../domain/exchange/export-records.ts'
import { pageContext } from '../../http/page-context.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import { siteFileDay } from '../../text/site-zone.ts'
import * as words from '../../words/exchange-desk.ts'
import type { Route } from './+types/export'
import { streamDownload } from './stream-download.ts'

export const handle = { role: 'editor' } satisfies RouteHandle

const types = { csv: 'text/csv; charset=utf-8', json: 'application/json' }

/** `/export/news_links.csv` of the admin area: a snapshot of one table, as a file with today's date in its name. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { db, now, language } = context.get(pageContext)
  const [name = '', format = ''] = params.file.split('.')
  const table = readExchangeTable(name)
  if (!table || (format !== 'csv' && format !== 'json'))
    return new Response(words.notFound(language), { status: 404 })
  // The body of a HEAD request is never read, so a transaction that waits for it would never end.
  if (request.method === 'HEAD') return new Response(null, { headers: { 'content-type': types[format] } })
  const exported = await exportRecords(db, table, format)
  if (!exported.ok) {
    return new Response(words.exportsRunning(language), { status: 503, headers: { 'retry-after': '60' } })
  }
  const fileName = `${table}-${siteFileDay(now)}.${format}`
  return streamDownload(exported.texts, { fileName, type: types[format] })
}
