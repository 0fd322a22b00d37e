import type { CarriedNotice, ShownNotice } from '../notices/notice.ts'
import { useNoticeToast } from '../notices/notice-toast.tsx'
import { Toaster } from '../notices/toaster.tsx'

/** The toasts of the login, which loads them only when it has something to say. */
export default function LoginNotices({
  notice,
  cookieWarning,
}: {
  notice: CarriedNotice | null
  cookieWarning: ShownNotice | null
}) {
  return (
    <Toaster notice={notice}>
      <CookieWarning notice={cookieWarning} />
    </Toaster>
  )
}

/** A warning about blocked cookies cannot be carried in a cookie. */
function CookieWarning({ notice }: { notice: ShownNotice | null }) {
  useNoticeToast(notice)
  return null
}
