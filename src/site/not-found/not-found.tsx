import { data } from 'react-router'
import { pageContext } from '../../http/page-context.ts'
import { describeUnindexedPage } from '../page-head.ts'
import type { Route } from './+types/not-found'
import { WaysOut } from './ways-out.tsx'

export function loader({ context, url }: Route.LoaderArgs) {
  const { isAdmin, noStore } = context.get(pageContext)
  noStore()
  return data({ path: url.pathname, isAdmin }, { status: 404 })
}

export function meta({ matches: [root] }: Route.MetaArgs) {
  return describeUnindexedPage(root.loaderData, 'Page not found')
}

export default function NotFound({ loaderData }: Route.ComponentProps) {
  const { path, isAdmin } = loaderData
  return (
    <main id="main" className="page notice">
      <h1>404</h1>
      <p className="standfirst">Oops! The page you're looking for doesn't exist.</p>
      <p>
        {'Current path: '}
        <code>{path}</code>
      </p>
      <WaysOut isAdminPath={/^\/admin(\/|$)/.test(path)} isAdmin={isAdmin} />
      <p>
        <a href="/route-test">Debug Route Issues</a>
      </p>
      <p className="small">
        {isAdmin ? 'You are logged in as an admin.' : 'You are not logged in as an admin.'}
      </p>
    </main>
  )
}
