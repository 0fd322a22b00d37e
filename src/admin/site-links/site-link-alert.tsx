import { Link } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import type { SiteLinkProblem } from './save-site-link.ts'

export function SiteLinkAlert({ problem }: { problem: SiteLinkProblem }) {
  if (!problem.message) return null
  return (
    <p role="alert" className="mb-6 border-l-4 border-danger bg-wash px-4 py-3">
      {problem.message}{' '}
      {problem.existingId ? (
        <Link to={adminPath('/site-links/edit/:id', { id: problem.existingId })} className="underline">
          Edit the existing page
        </Link>
      ) : null}
      {problem.needsSignIn ? (
        <Link to={`${adminPath('/login')}?next=${adminPath('/site-links/add')}`} className="underline">
          Sign in and come back
        </Link>
      ) : null}
    </p>
  )
}
