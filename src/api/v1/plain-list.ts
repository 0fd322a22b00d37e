import { listPlain } from '../../domain/records/read-plain.ts'
import { pageContext } from '../../http/page-context.ts'
import type { Route } from './+types/plain-list'
import { openToRead, respondWithJson } from './frame/endpoint.ts'
import { plainLists } from './resources/plain-lists.ts'

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
