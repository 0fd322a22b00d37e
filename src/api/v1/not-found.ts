import { problem } from '../../http/api-problem.ts'
import type { RouteHandle } from '../../http/route-handle.ts'

export const handle = { api: ['GET', 'POST'], openToScripts: true } satisfies RouteHandle

export function loader(): Response {
  return problem('not-found')
}

export function action(): Response {
  return problem('not-found')
}
