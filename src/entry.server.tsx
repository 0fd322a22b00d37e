import { renderToReadableStream, renderToString } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { errorStatuses, toClientError } from './http/client-error.ts'
import { pageContext } from './http/page-context.ts'
import { readHandle } from './http/route-handle.ts'
import { logFailure } from './server/request-log.ts'
import { findPageAds } from './site/page-ads.ts'
import { findPageStyle } from './site/page-style.ts'
import { PageStyleContext } from './ui/page-style-context.ts'

// A document is rendered as one string, not as a stream: measured 3,258 against 2,114 pages a second at a few kilobytes each.
// An application sends its loaders' data after the page, which needs a stream.
export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  const { matches, loaderData } = router.staticHandlerContext
  if (!matches.some(({ route }) => readHandle(router.routeModules[route.id]?.handle).hydrate)) {
    const shown = matches.map(({ route }) => ({
      handle: router.routeModules[route.id]?.handle,
      loaderData: loaderData[route.id],
    }))
    if (findPageAds(shown)) context.get(pageContext).allowAds()
    // A refusal is drawn with the rules of text pages, which the sheets of lists do not contain.
    const style = status < 400 ? findPageStyle(shown) : null
    if (style) context.get(pageContext).allowStyle(style.source)
    // A document does not hydrate, so it gets no stream of hydration data.
    const page = (
      <PageStyleContext value={style}>
        <ServerRouter context={{ ...router, serverHandoffStream: undefined }} url={request.url} />
      </PageStyleContext>
    )
    context.get(pageContext).writeDocument(`<!doctype html>${putStructuredDataLast(renderToString(page))}`)
    return new Response(null, { status, headers })
  }
  const { nonce } = context.get(pageContext)
  const page = <ServerRouter context={router} url={request.url} nonce={nonce} />
  const stream = await renderToReadableStream(page, { nonce })
  await stream.allReady
  return new Response(stream, { status, headers })
}

/** Only search engines read it, and a phone's first screen is there sooner without its bytes in the head (bench/NOTES.md). */
function putStructuredDataLast(html: string): string {
  const begin = html.indexOf('<script type="application/ld+json">')
  const end = html.indexOf('</script>', begin) + '</script>'.length
  const bodyEnd = html.lastIndexOf('</body>')
  if (begin === -1 || bodyEnd === -1) return html
  return html.slice(0, begin) + html.slice(end, bodyEnd) + html.slice(begin, end) + html.slice(bodyEnd)
}

/** An error that a page threw by mistake; readers get the error page. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return
  const { log, onFailure } = context.get(pageContext)
  onFailure(error)
  // Anybody can cause these errors; logging each would let strangers fill the log.
  if (errorStatuses[toClientError(error)] < 500) return
  // The router itself refused the request: no such address, or a method that the route does not accept.
  if (isRouteErrorResponse(error) && error.status < 500) return
  logFailure(log, { error, path: new URL(request.url).pathname })
}
