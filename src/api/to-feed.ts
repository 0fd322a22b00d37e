import { redirect } from 'react-router'
import { inEdition } from '../address/site-path.ts'
import { pageContext } from '../http/page-context.ts'
import type { RouteHandle } from '../http/route-handle.ts'
import type { Route } from './+types/to-feed'

export const handle = { inEditions: true } satisfies RouteHandle

/** Feed readers try the addresses that other programs give to their feeds. */
export function loader({ context }: Route.LoaderArgs): Response {
  return redirect(inEdition(context.get(pageContext).edition, '/feed.xml'), 301)
}
