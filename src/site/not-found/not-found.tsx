import { data } from 'react-router'
import { pageContext } from '../../http/page-context.ts'
import { describeUnindexedPage } from '../page-head.ts'
import type { Route } from './+types/not-found'
import { MissingPage } from './missing-page.tsx'

export function loader({ context, url }: Route.LoaderArgs) {
  const { isAdmin, noStore } = context.get(pageContext)
  noStore()
  return data({ path: url.pathname, isAdmin }, { status: 404 })
}

export function meta({ matches: [root] }: Route.MetaArgs) {
  return describeUnindexedPage(root.loaderData, 'Page not found')
}

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return <MissingPage {...loaderData} />
}
