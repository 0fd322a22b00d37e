/** The path and query of the page that was asked for or posted to, also where the script asks for its data alone. */
export function pageAddress(request: Request): string {
  const { pathname, search } = new URL(request.url)
  return pathname.replace(/\.data$/, '') + search
}
