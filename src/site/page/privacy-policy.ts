import { redirect } from 'react-router'
import type { RouteHandle } from '../../http/route-handle.ts'

export const handle = { kept: true, inEditions: true } satisfies RouteHandle

export function loader(): Response {
  return redirect('/privacy', 301)
}
