import { pageContext } from '../../../http/page-context.ts'
import { readPostedForm } from '../../../http/posted-form.ts'
import { bodyBytes, type RouteHandle } from '../../../http/route-handle.ts'
import { editorContext } from '../../frame/require-role.ts'
import type { Route } from './+types/decide'
import { carryOutDecision } from './carry-out-decision.ts'

export const handle = { role: 'editor', bodyBytesMax: bodyBytes.text } satisfies RouteHandle

/** Receives the decisions of the outbox. Answers JSON, for a page that has shown the decision already. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, now, language } = context.get(pageContext)
  const { by } = context.get(editorContext)
  const answer = await carryOutDecision(db, { form: await readPostedForm(request), by, now, language })
  // A success is one for at least one entry: what the answer refuses was not done.
  const isDone = answer.ok && (answer.decided.length > 0 || answer.refused.length === 0)
  return Response.json(answer, { status: isDone ? 200 : 409 })
}
