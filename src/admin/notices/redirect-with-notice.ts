import { redirect } from 'react-router'
import { type NoticeName, noticeCookie } from './notice.ts'

export function redirectWithNotice(
  to: string,
  notice: NoticeName,
  { origin, ...ids }: { origin: string; undoBatchId?: string; historyId?: string },
): Response {
  return redirect(to, { headers: { 'set-cookie': noticeCookie(notice, origin, ids) } })
}
