import { pageContext } from '../http/page-context.ts'
import { readPostedForm } from '../http/posted-form.ts'
import type { Route } from './+types/clicks'
import { respondWithText } from './respond-with-text.ts'

/** `POST /clicks`: a reader opened the article at `url`. The response is always the same, whether the click counted or not. */
export async function action({ context, request }: Route.ActionArgs): Promise<Response> {
  const { clicks, address } = context.get(pageContext)
  const url = String((await readPostedForm(request)).get('url') ?? '')
  clicks.count({ address, url, userAgent: request.headers.get('user-agent') ?? '' })
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
}

export function loader(): Response {
  return respondWithText(null, 'text/plain')
}
