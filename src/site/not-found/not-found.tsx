import { data } from 'react-router'
import { pageContext } from '../../http/page-context.ts'
import { describeUnindexedPage } from '../page-head.ts'
import type { Route } from './+types/not-found'
import { MissingPage } from './missing-page.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { findAdmin, noStore } = context.get(pageContext)
  noStore()
  const isAdmin = (await findAdmin()) !== null
  return data({ path: url.pathname, isAdmin }, { status: 404 })
}

export function meta({ matches: [root] }: Route.MetaArgs) {
  return describeUnindexedPage(root.loaderData, 'Page not found')
}

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return <MissingPage {...loaderData} />
}
