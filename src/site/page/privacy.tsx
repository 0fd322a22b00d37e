import { pageContext } from '../../http/page-context.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import type { Route } from './+types/privacy'
import { loadStaticPage } from './load-static-page.ts'
import { describeStaticPage, StaticPage } from './static-page.tsx'

export const handle = { kept: true, inEditions: true } satisfies RouteHandle

export function loader({ context }: Route.LoaderArgs) {
  return loadStaticPage(context.get(pageContext), 'privacy')
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  return describeStaticPage(root.loaderData, loaderData)
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <StaticPage shown={loaderData} />
}
