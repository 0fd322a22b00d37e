import { adminPath } from '../../address/admin-path.ts'
import { pageContext } from '../../http/page-context.ts'
import { describeUnindexedPage } from '../page-head.ts'
import type { Route } from './+types/route-test'

const destinations = [
  { href: '/admin', label: '/admin' },
  { href: '/admin/', label: '/admin/' },
  { href: adminPath('/dashboard'), label: adminPath('/dashboard') },
  { href: adminPath('/login'), label: adminPath('/login') },
  { href: '/', label: 'Home' },
]

export function loader({ context, url }: Route.LoaderArgs) {
  context.get(pageContext).noStore()
  return { path: url.pathname, search: url.search }
}

export function meta({ matches: [root] }: Route.MetaArgs) {
  return describeUnindexedPage(root.loaderData, 'Route tester')
}

/** Hash and state never reach a server: the reader script fills them in. */
export default function RouteTest({ loaderData }: Route.ComponentProps) {
  return (
    <main id="main" className="page notice">
      <h1>Route tester</h1>
      <dl>
        <dt>Path</dt>
        <dd>{loaderData.path}</dd>
        <dt>Search</dt>
        <dd>{loaderData.search || '(none)'}</dd>
        <dt>Hash</dt>
        <dd data-hash="">(none)</dd>
        <dt>State</dt>
        <dd data-state="">(none)</dd>
      </dl>
      <ul>
        {destinations.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </main>
  )
}
