import { adminPath } from '../address/admin-path.ts'
import { isUuid } from '../domain/fields/record-id.ts'
import { undoBatch } from '../domain/revisions/undo/undo.ts'
import { recountSome } from '../domain/stories/recount-stories.ts'
import { localPath, sendingPage } from '../http/local-path.ts'
import { pageContext } from '../http/page-context.ts'
import { readPostedForm } from '../http/posted-form.ts'
import type { RouteHandle } from '../http/route-handle.ts'
import * as words from '../words/notices.ts'
import type { Route } from './+types/undo'
import { undoNotice } from './activity/activity-words.ts'
import { editorContext } from './frame/require-role.ts'
import { redirectWithNotice } from './notices/notice.ts'
import { withFallback } from './notices/with-fallback.ts'

export const handle = { role: 'editor' } satisfies RouteHandle

export const clientAction = withFallback(language => ({ message: words.undoFailed(language) }))

export async function action({ request, context }: Route.ActionArgs) {
  const page = context.get(pageContext)
  const { db, now } = page
  const { by } = context.get(editorContext)
  const batchId = String((await readPostedForm(request)).get('batch') ?? '')
  const undone = isUuid(batchId)
    ? await undoBatch(db, { batchId, by, now })
    : ({ ok: false, reason: 'nothing-to-undo', changed: [] } as const)
  if (undone.ok) await recountSome(db, now)
  const to = localPath(sendingPage(request, page), adminPath('/dashboard'))
  const historyId = undone.ok ? undefined : undone.changed?.[0]
  return redirectWithNotice(to, undoNotice(undone), { origin: page.origin, historyId })
}
