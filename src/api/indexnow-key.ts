import { findIndexNowKey } from '../domain/connections/connection-queries.ts'
import { pageContext } from '../http/page-context.ts'
import type { Route } from './+types/indexnow-key'
import { respondWithText } from './respond-with-text.ts'

/** `/indexnow.txt`: the key with which search engines verify our notices; 404 without IndexNow. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  return respondWithText(await findIndexNowKey(context.get(pageContext).db), 'text/plain')
}
