import { z } from 'zod'
import type { AnyPlainRecord } from '../../domain/records/plain-record.ts'
import { listPlain } from '../../domain/records/plain-rows.ts'
import { plainRecords } from '../../domain/register/plain-records.ts'
import { pageContext } from '../../http/page-context.ts'
import type { Route } from './+types/plain-list'
import * as parameter from './frame/endpoint.ts'
import { type Endpoint, openToRead, respondWithJson } from './frame/endpoint.ts'

/** One endpoint for each plain record whose description has an `api`. */
export const plainLists = Object.values<AnyPlainRecord>(plainRecords).flatMap(record => {
  const { noun, api } = record
  if (!api) return []
  parameter.schemas.add(api.item, { id: api.name })
  const endpoint: Endpoint = {
    id: `list${noun.charAt(0).toUpperCase()}${noun.slice(1)}`,
    method: 'get',
    path: `/${noun}`,
    about: api.about,
    success: {
      status: 200,
      schema: z.object({ [noun]: z.array(api.item) }).register(parameter.schemas, { id: `${api.name}List` }),
    },
    problems: [],
  }
  return [{ record, noun, change: api.change, columns: Object.keys(api.item.shape), endpoint }]
})

export const handle = openToRead

/** All of a plain record whose description has an `api`: its listed columns, in its order. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const { db, dependsOn } = context.get(pageContext)
  const list = plainLists.find(({ noun }) => url.pathname === `/api/v1/${noun}`)
  if (!list) throw new Error(`No plain record is read at ${url.pathname}`)
  const { record, noun, change, columns } = list
  dependsOn(change)
  return respondWithJson({ [noun]: await listPlain<Record<string, unknown>>(db, record, columns) })
}
