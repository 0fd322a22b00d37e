/** Our scripts are async, so a cached one can run before the browser has parsed the page. */
export function whenParsed(start: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start)
  else start()
}
