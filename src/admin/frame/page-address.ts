/** The path and query of the requested page, also where the script requests only its data. */
export function pageAddress(request: Request): string {
  const { pathname, search } = new URL(request.url)
  return pathname.replace(/\.data$/, '') + search
}
