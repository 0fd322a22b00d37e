import { data } from 'react-router'
import { splitEdition } from '../../address/site-path.ts'
import { pageContext } from '../../http/page-context.ts'
import * as words from '../../words/not-found.ts'
import { describeUnindexedPage } from '../page-head.ts'
import type { Route } from './+types/not-found'
import { MissingPage } from './missing-page.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { findSignedIn, noStore, language, edition } = context.get(pageContext)
  noStore()
  const isAdmin = (await findSignedIn('editor')) !== null
  const path = edition ? splitEdition(url.pathname).path : url.pathname
  return data({ path, isAdmin, title: words.title(language) }, { status: 404 })
}

export function meta({ matches: [root], loaderData }: Route.MetaArgs) {
  return describeUnindexedPage(root.loaderData, loaderData.title)
}

export default function NotFound({ loaderData }: Route.ComponentProps) {
  const { path, isAdmin } = loaderData
  return <MissingPage path={path} isAdmin={isAdmin} />
}
