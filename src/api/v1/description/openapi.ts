import { pageContext } from '../../../http/page-context.ts'
import { openToRead, respondWithJson } from '../frame/endpoint.ts'
import type { Route } from './+types/openapi'
import { describeApi } from './describe-api.ts'

export const handle = openToRead

export function loader({ context }: Route.LoaderArgs): Response {
  return respondWithJson(describeApi(context.get(pageContext).origin))
}
