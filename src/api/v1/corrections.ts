import { z } from 'zod'
import {
  listCorrections as list,
  type PublicCorrection,
} from '../../domain/corrections/correction-queries.ts'
import { writePageKey } from '../../domain/fields/page-key.ts'
import { pageContext } from '../../http/page-context.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import * as words from '../../words/api-page.ts'
import type { Route } from './+types/corrections'
import * as parameter from './frame/endpoint.ts'
import { type Endpoint, openToRead, respondWithPage } from './frame/endpoint.ts'
import { readQuery } from './frame/read-request.ts'

export const handle = { ...openToRead, query: ['after', 'limit'] } satisfies RouteHandle

const correctionSchema = z
  .object({
    id: parameter.id(),
    headline: z.string(),
    source: z.string().nullable(),
    text: z.string(),
    at: parameter.instant(),
    url: z.string().nullable().meta(parameter.described(words.correctedUrl)),
  })
  .register(parameter.schemas, { id: 'Correction' })

export const listCorrectionsEndpoint = {
  id: 'listCorrections',
  method: 'get',
  path: '/corrections',
  about: words.listCorrections,
  query: z.strictObject({ after: parameter.after(), limit: parameter.limit() }),
  success: {
    status: 200,
    schema: parameter.page('CorrectionPage', { corrections: z.array(correctionSchema) }),
  },
  problems: [],
} as const satisfies Endpoint

export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const { db, dependsOn, origin } = context.get(pageContext)
  const read = readQuery(listCorrectionsEndpoint.query, url)
  if (!read.ok) return read.response
  const { after = null, limit } = read.value
  dependsOn('corrections')
  const found = await list(db, { after, limit })
  dependsOn(...found.corrections.flatMap(({ storyId }) => (storyId ? [`story:${storyId}` as const] : [])))
  const next = found.next && writePageKey(found.next)
  const corrections = found.corrections.map(each => presentCorrection(each, origin))
  const body: z.input<typeof listCorrectionsEndpoint.success.schema> = { corrections, next }
  return respondWithPage(body, { url, origin })
}

function presentCorrection(
  { id, headline, source, text, createdAt, address }: PublicCorrection,
  origin: string,
): z.output<typeof correctionSchema> {
  const url = address?.startsWith('/') ? origin + address : address
  return { id, headline, source: source || null, text, at: createdAt.toISOString(), url }
}
