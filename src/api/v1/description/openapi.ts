import { pageContext } from '../../../http/page-context.ts'
import type { RouteHandle } from '../../../http/route-handle.ts'
import { respondWithJson } from '../frame/endpoint.ts'
import type { Route } from './+types/openapi'
import { describeApi } from './describe-api.ts'

export const handle = { api: ['GET'], openToScripts: true, kept: true } satisfies RouteHandle

export function loader({ context }: Route.LoaderArgs): Response {
  return respondWithJson(describeApi(context.get(pageContext).origin))
}
