import { whenParsed } from '../when-parsed.ts'

// Loaded only on the route tester: it shows the parts of the address that only the browser knows.

whenParsed(() => {
  show('data-hash', location.hash)
  show('data-state', history.state && JSON.stringify(history.state))
  addEventListener('hashchange', () => show('data-hash', location.hash))
})

/** Without a text, the place shows what its attribute says. */
function show(name: string, text: string | null): void {
  const place = document.querySelector(`[${name}]`)
  if (place) place.textContent = text || place.getAttribute(name)
}
