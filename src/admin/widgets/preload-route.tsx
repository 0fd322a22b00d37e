import { use } from 'react'
import { UNSAFE_FrameworkContext as FrameworkContext } from 'react-router'

/**
 * Preloads the code of a route that the page will call, named as in the build (`admin/undo`). Otherwise the router loads it
 * on first use and, if that fails, reloads the whole page, which would lose typed text.
 */
export function PreloadRoute({ route }: { route: string }) {
  const built = use(FrameworkContext)?.manifest.routes[route]
  if (!built) return null
  const { module, clientActionModule, clientLoaderModule, imports = [] } = built
  const hrefs = [module, clientActionModule, clientLoaderModule, ...imports].filter(
    href => href !== undefined,
  )
  return [...new Set(hrefs)].map(href => <link key={href} rel="modulepreload" href={href} />)
}
