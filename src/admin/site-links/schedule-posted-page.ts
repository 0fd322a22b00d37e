import { redirect } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import type { Authorized } from '../../domain/accounts/authorize.ts'
import { scheduleSitePage } from '../../domain/schedule/schedule-page.ts'
import type { SiteLinkInput } from '../../domain/site-links/site-link-schema.ts'
import type { PageContext } from '../../http/page-context.ts'
import { noticeCookie } from '../notices/notice.ts'

type ToCome = { input: SiteLinkInput; publishAt: Date; by: Authorized }

/** Stores the page until its time, and redirects to the schedule. */
export async function schedulePage({ db, now, origin }: PageContext, { input, publishAt, by }: ToCome) {
  // The new version keeps the translations of the page it will replace.
  const { takeDownAt = null, translations: _, ...page } = input
  const { batchId } = await scheduleSitePage(db, { page, times: { publishAt, takeDownAt }, by, now })
  const notice = noticeCookie('page-scheduled', origin, batchId)
  return redirect(adminPath('/queue/scheduled'), { headers: { 'set-cookie': notice } })
}
