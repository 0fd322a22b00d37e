import { Link } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/site-links-desk.ts'
import type { SiteLinkProblem } from './save-site-link.ts'

export function SiteLinkAlert({ problem }: { problem: SiteLinkProblem }) {
  const language = useLanguage()
  if (!problem.message) return null
  return (
    <p role="alert" className="mb-6 border-l-4 border-danger bg-wash px-4 py-3">
      {problem.message}{' '}
      {problem.existingId ? (
        <Link to={adminPath('/site-links/edit/:id', { id: problem.existingId })} className="underline">
          {words.editExisting(language)}
        </Link>
      ) : null}
      {problem.needsSignIn ? (
        <Link to={`${adminPath('/login')}?next=${adminPath('/site-links/add')}`} className="underline">
          {words.signInAndBack(language)}
        </Link>
      ) : null}
    </p>
  )
}
