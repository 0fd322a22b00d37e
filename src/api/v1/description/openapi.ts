import { pageContext } from '../../../http/page-context.ts'
import type { RouteHandle } from '../../../http/route-handle.ts'
import { answerJson } from '../frame/answer-json.ts'
import type { Route } from './+types/openapi'
import { describeApi } from './describe-api.ts'

export const handle = { api: ['GET'], kept: true } satisfies RouteHandle

export function loader({ context }: Route.LoaderArgs): Response {
  return answerJson(describeApi(context.get(pageContext).origin))
}
