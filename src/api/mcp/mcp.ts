import { pageContext } from '../../http/page-context.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import type { Route } from './+types/mcp'

export const handle = { api: ['POST'], postsRead: true } satisfies RouteHandle

/** `/api/mcp`: the API for language models, by the Model Context Protocol. */
export async function action({ context, request }: Route.ActionArgs): Promise<Response> {
  const page = context.get(pageContext)
  page.noStore()
  // The packages take 11 MB of memory, and most sites never get such a request.
  const { respondToMcp } = await import('./respond-to-mcp.ts')
  return respondToMcp(request, page)
}
