import { adminPath } from '../../address/admin-path.ts'
import { adviceOf, type RoleRefusal } from '../../ui/needs-role.tsx'
import * as words from '../../words/admin-frame.ts'
import { buttonClass } from '../widgets/button.tsx'
import { PageTitle } from './page-title.tsx'

/** A page that one's role no longer opens, met while the desk was open. */
export function RoleRefused({ refusal }: { refusal: RoleRefusal }) {
  const { needed, language } = refusal
  return (
    <>
      <PageTitle title={words.needsRole(language, { role: needed })} />
      <p className="mb-4 max-w-prose text-quiet">{adviceOf(refusal)}</p>
      <a href={adminPath('')} className={buttonClass()}>
        {words.toYourPages(language)}
      </a>
    </>
  )
}
