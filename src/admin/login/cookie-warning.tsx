import type { ShownNotice } from '../notices/notice.ts'
import { NoticeWithoutScript } from '../notices/notice-without-script.tsx'
import { useNoticeToast } from '../notices/use-notice-toast.ts'

/** A cookie cannot carry what is said about cookies: the page itself brings the notice. */
export function CookieWarning({ notice }: { notice: ShownNotice | null }) {
  useNoticeToast(notice)
  return <NoticeWithoutScript notice={notice} />
}
