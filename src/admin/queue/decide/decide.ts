import { pageContext } from '../../../http/page-context.ts'
import { readPostedForm } from '../../../http/posted-form.ts'
import { bodyBytes, type RouteHandle } from '../../../http/route-handle.ts'
import { editorContext } from '../../frame/require-role.ts'
import type { Route } from './+types/decide'
import { carryOutDecision } from './carry-out-decision.ts'

export const handle = { role: 'editor', bodyBytesMax: bodyBytes.text } satisfies RouteHandle

/** Receives the decisions that the outbox posts. Answers JSON, because the page already shows the decision. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, now, language } = context.get(pageContext)
  const { by } = context.get(editorContext)
  const response = await carryOutDecision(await readPostedForm(request), { db, by, now, language })
  // A success means at least one entry was decided; refused entries were not.
  const isDone = response.ok && (response.decided.length > 0 || response.refused.length === 0)
  return Response.json(response, { status: isDone ? 200 : 409 })
}
