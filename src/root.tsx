import { Links, Meta, Outlet, Scripts, useMatches } from 'react-router'
import type { Route } from './+types/root'
import { listCategories } from './domain/categories/category-queries.ts'
import { getSettings } from './domain/settings/settings-queries.ts'
import { pageContext } from './http/page-context.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, dependsOn } = context.get(pageContext)
  dependsOn('settings', 'categories')
  const [settings, categories] = await Promise.all([getSettings(db), listCategories(db)])
  return { settings, categories }
}

export default function Root() {
  const isApplication = useMatches().some(match => asksForHydration(match.handle))
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        <Outlet />
        {isApplication ? <Scripts /> : null}
      </body>
    </html>
  )
}

/** A route that is an application says `export const handle = { hydrate: true }`; all others are documents. */
function asksForHydration(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'hydrate' in handle && handle.hydrate === true
}
