import { findIndexNowKey } from '../domain/connections/connection-queries.ts'
import { pageContext } from '../http/page-context.ts'
import type { Route } from './+types/indexnow-key'
import { answerText } from './answer-text.ts'

/** `/indexnow.txt`: the key by which search engines know that a notice is ours; 404 without IndexNow. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  return answerText(await findIndexNowKey(context.get(pageContext).db), 'text/plain')
}
