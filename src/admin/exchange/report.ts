import { writeCsvLine } from '../../domain/exchange/csv-cell.ts'
import { findImport, type ImportPass, readReport } from '../../domain/exchange/import-queries.ts'
import { pageContext } from '../../http/page-context.ts'
import type { Route } from './+types/report'
import { passOf } from './import-words.ts'
import { streamDownload } from './stream-download.ts'

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { db } = context.get(pageContext)
  const job = await findImport(db, params.id)
  if (!job) return new Response('Not found', { status: 404 })
  const type = 'text/csv; charset=utf-8'
  if (request.method === 'HEAD') return new Response(null, { headers: { 'content-type': type } })
  const fileName = `import-${job.createdAt.toISOString().slice(0, 10)}-report.csv`
  return streamDownload(writeReport(readReport(db, job.id, passOf(job.state) satisfies ImportPass)), {
    fileName,
    type,
  })
}

async function* writeReport(parts: ReturnType<typeof readReport>): AsyncGenerator<string> {
  yield `\uFEFF${writeCsvLine(['line', 'outcome', 'title', 'reason'])}`
  for await (const lines of parts) {
    yield lines
      .map(({ line, outcome, title, reason }) => writeCsvLine([String(line), outcome, title, reason]))
      .join('')
  }
}
