import type { RouteHandle } from '../../http/route-handle.ts'
import { describeUnindexedPage } from '../page-head.ts'
import type { Route } from './+types/test-route'

export const handle = { kept: true } satisfies RouteHandle

export function meta({ matches: [root] }: Route.MetaArgs) {
  return describeUnindexedPage(root.loaderData, 'Test page')
}

export default function TestRoute() {
  return (
    <main id="main" className="page notice">
      <h1>Test page</h1>
      <p>If you can read this, routing works.</p>
      <p>
        <a href="/route-test">Open the route tester</a>
      </p>
      <p>
        <a href="/">Home</a>
      </p>
    </main>
  )
}
