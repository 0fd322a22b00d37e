import { matchesEtag } from './etag.ts'
import { getForm, type StoredPage } from './stored-page.ts'

/** A page from memory as the answer to this request: compressed, without a body for HEAD, or "not modified". */
export async function answerRequest(request: Request, page: StoredPage): Promise<Response> {
  const form = await getForm(page, request.headers.get('accept-encoding') ?? undefined)
  if (page.status === 200 && matchesEtag(request.headers.get('if-none-match') ?? undefined, form.etag)) {
    return new Response(null, { status: 304, headers: inPairs(form.notModifiedHeaders) })
  }
  const hasBody = request.method !== 'HEAD' && page.status !== 204 && page.status !== 304
  const body = hasBody ? new Uint8Array(form.body) : null
  return new Response(body, { status: page.status, headers: inPairs(form.headers) })
}

function inPairs(headers: readonly string[]): [string, string][] {
  return headers.flatMap((name, at): [string, string][] =>
    at % 2 === 0 ? [[name, headers[at + 1] ?? '']] : [],
  )
}
