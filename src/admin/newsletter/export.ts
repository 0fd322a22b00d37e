import { writeCsvLine } from '../../domain/exchange/csv-cell.ts'
import { readSubscribers, type Subscriber } from '../../domain/newsletter/subscriber-queries.ts'
import { pageContext } from '../../http/page-context.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import { siteFileDay } from '../../text/site-zone.ts'
import { streamDownload } from '../exchange/stream-download.ts'
import type { Route } from './+types/export'

export const handle = { role: 'administrator' } satisfies RouteHandle

// Column names are for programs, as in the other exports, so they are not translated.
const columns = ['address', 'language', 'state', 'asked_at', 'confirmed_at', 'bounce_count', 'off_failure']

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, now } = context.get(pageContext)
  const type = 'text/csv; charset=utf-8'
  if (request.method === 'HEAD') return new Response(null, { headers: { 'content-type': type } })
  const fileName = `subscribers-${siteFileDay(now)}.csv`
  return streamDownload(writeList(readSubscribers(db)), { fileName, type })
}

async function* writeList(batches: AsyncGenerator<Subscriber[]>): AsyncGenerator<string> {
  yield `\uFEFF${writeCsvLine(columns)}`
  for await (const batch of batches) yield batch.map(writeSubscriber).join('')
}

function writeSubscriber({ address, language, state, ...rest }: Subscriber): string {
  const { askedAt, confirmedAt, bounceCount, offFailure } = rest
  return writeCsvLine([
    address,
    language,
    state,
    askedAt.toISOString(),
    confirmedAt?.toISOString() ?? '',
    String(bounceCount),
    offFailure ?? '',
  ])
}
