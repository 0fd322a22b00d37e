import { redirect } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { pageContext } from '../../http/page-context.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import { siteFileMinute } from '../../text/site-zone.ts'
import { streamDownload } from '../exchange/stream-download.ts'
import { readFormTexts } from '../forms/read-form.ts'
import { administratorContext } from '../frame/require-role.ts'
import type { Route } from './+types/download'
import { confirmAdmin } from './confirm-admin.ts'

export const handle = { role: 'administrator' } satisfies RouteHandle

export async function action({ request, context }: Route.ActionArgs) {
  const page = context.get(pageContext)
  const admin = context.get(administratorContext)
  const { password = '' } = await readFormTexts(request)
  const confirmed = await confirmAdmin(admin, { page, password })
  if (!confirmed.ok) return redirect(`${adminPath('/settings/backup')}?problem=${confirmed.reason}`)
  return streamDownload(page.backups.read(admin.by), {
    fileName: `chowk-${siteFileMinute(page.now)}.chowk`,
    type: 'application/octet-stream',
  })
}
