import { replace } from 'react-router'
import { adminPath } from '../address/admin-path.ts'
import type { RouteHandle } from '../http/route-handle.ts'

export const handle = { role: 'anybody' } satisfies RouteHandle

export function loader(): Response {
  return replace(adminPath('/dashboard'))
}
