import { WaysOut } from './ways-out.tsx'

export function MissingPage({ path, isAdmin }: { path: string; isAdmin: boolean }) {
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
