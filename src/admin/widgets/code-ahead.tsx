import { use } from 'react'
import { UNSAFE_FrameworkContext as FrameworkContext } from 'react-router'

/**
 * Fetches with a page the code of a route that it will ask by itself, named as in the build (`admin/undo`). The router
 * fetches it at the first use, and loads the whole page anew where it cannot: what was typed would be gone.
 */
export function CodeAhead({ route }: { route: string }) {
  const built = use(FrameworkContext)?.manifest.routes[route]
  if (!built) return null
  const { module, clientActionModule, clientLoaderModule, imports = [] } = built
  const hrefs = [module, clientActionModule, clientLoaderModule, ...imports].filter(
    href => href !== undefined,
  )
  return [...new Set(hrefs)].map(href => <link key={href} rel="modulepreload" href={href} />)
}
