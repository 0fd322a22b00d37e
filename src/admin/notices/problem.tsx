import { Link } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'

export function Problem({ duplicate }: { duplicate: { id: string; title: string } | null }) {
  if (!duplicate) return null
  return (
    <p role="alert" className="mb-6 border-l-4 border-danger bg-wash px-4 py-3">
      This article is already published:{' '}
      <Link to={adminPath('/news/edit/:id', { id: duplicate.id })}>{duplicate.title}</Link>. Nothing was
      saved; what you typed is still in the form.
    </p>
  )
}
