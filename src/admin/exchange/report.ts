import { writeCsvLine } from '../../domain/exchange/csv-cell.ts'
import { findImport, type ImportPass, readReport } from '../../domain/exchange/import-queries.ts'
import { describeLine } from '../../domain/exchange/line-reason.ts'
import { pageContext } from '../../http/page-context.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import type { Language } from '../../text/language.ts'
import { siteFileDay } from '../../text/site-zone.ts'
import * as words from '../../words/exchange-desk.ts'
import type { Route } from './+types/report'
import { passOf } from './import-words.ts'
import { streamDownload } from './stream-download.ts'

export const handle = { role: 'editor' } satisfies RouteHandle

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { db, language } = context.get(pageContext)
  const job = await findImport(db, params.id)
  if (!job) return new Response(words.notFound(language), { status: 404 })
  const type = 'text/csv; charset=utf-8'
  if (request.method === 'HEAD') return new Response(null, { headers: { 'content-type': type } })
  const fileName = `import-${siteFileDay(job.createdAt)}-report.csv`
  const parts = readReport(db, job.id, passOf(job.state) satisfies ImportPass)
  return streamDownload(writeReport(parts, language), { fileName, type })
}

async function* writeReport(
  parts: ReturnType<typeof readReport>,
  language: Language,
): AsyncGenerator<string> {
  yield `\uFEFF${writeCsvLine(['line', 'outcome', 'title', 'reason'])}`
  for await (const lines of parts) {
    yield lines
      .map(line => writeCsvLine([String(line.line), line.outcome, line.title, describeLine(line, language)]))
      .join('')
  }
}
