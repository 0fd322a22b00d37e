import { getForm, type StoredPage } from '../http/stored-page.ts'

/** The response to this request from a page in memory: compressed, without a body for HEAD, or "not modified". */
export async function respondWithPage(request: Request, page: StoredPage): Promise<Response> {
  const form = await getForm(page, request.headers.get('accept-encoding') ?? undefined)
  if (page.status === 200 && matchesEtag(request.headers.get('if-none-match') ?? undefined, form.etag)) {
    return new Response(null, { status: 304, headers: inPairs(form.notModifiedHeaders) })
  }
  const isHead = request.method === 'HEAD'
  const hasBody = !isHead && page.status !== 204 && page.status !== 304
  const headers = new Headers(inPairs(form.headers))
  // React Router drops the body of a page that is not kept in memory, so its length is unknown.
  if (isHead && form.body.length === 0) headers.delete('content-length')
  return new Response(hasBody ? readOnce(form.body) : null, { status: page.status, headers })
}

// A stream, because `Response` copies bytes for each response: a client that requested a file on a thousand connections and
// read none of them cost us a gigabyte.
function readOnce(bytes: Uint8Array): ReadableStream<Uint8Array> {
  return new ReadableStream({
    pull(controller) {
      controller.enqueue(bytes)
      controller.close()
    },
  })
}

function inPairs(headers: readonly string[]): [string, string][] {
  return headers.flatMap((name, at): [string, string][] =>
    at % 2 === 0 ? [[name, headers[at + 1] ?? '']] : [],
  )
}

/** Whether `If-None-Match` names this tag. Uses the weak comparison (RFC 9110 §13.1.2), because proxies weaken tags. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true
  const named: string[] = ifNoneMatch.match(/"[^"]*"/g) ?? []
  return named.includes(etag)
}
