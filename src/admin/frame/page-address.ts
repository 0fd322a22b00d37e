/**
 * The path and query of the requested page, also where the script requests only its data. The parameters that the router adds
 * to such a request are left out: a browser that opens a page with them cannot hydrate it.
 */
export function pageAddress(request: Request): string {
  const { pathname, search } = new URL(request.url)
  const own = search.slice(1).split('&').filter(isOwnParameter).join('&')
  return pathname.replace(/\.data$/, '') + (own && `?${own}`)
}

function isOwnParameter(pair: string): boolean {
  return !/^(?:_routes(?:=|$)|index=?$)/.test(pair)
}
