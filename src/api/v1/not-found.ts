import { problem } from '../../http/api-problem.ts'
import type { RouteHandle } from '../../http/route-handle.ts'

export const handle = { api: ['GET', 'POST'], openToScripts: true } satisfies RouteHandle

// `server/api-guard.ts` answers first; the route lists the address.
export const loader = () => problem('not-found')
