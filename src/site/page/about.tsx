import { pageContext } from '../../http/page-context.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import { describePage, titleOf } from '../page-head.ts'
import type { Route } from './+types/about'
import { loadStaticPage, StaticPage } from './static-page.tsx'

export const handle = { kept: true, inEditions: true } satisfies RouteHandle

export function loader({ context }: Route.LoaderArgs) {
  return loadStaticPage(context.get(pageContext), 'about')
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  if (!root.loaderData || !loaderData) return []
  const title = titleOf(root.loaderData, loaderData.title)
  return describePage(root.loaderData, { title, description: title, path: '/about', card: 'page/about' })
}

export default function About({ loaderData }: Route.ComponentProps) {
  return <StaticPage shown={loaderData} />
}
