/** On the route tester: what only the browser knows of the address. */
export function showAddress(): void {
  // The server wrote what stands there for an address without one.
  const none = document.querySelector('[data-hash]')?.textContent ?? ''
  show('[data-hash]', location.hash)
  show('[data-state]', history.state === null ? '' : JSON.stringify(history.state))
  addEventListener('hashchange', () => show('[data-hash]', location.hash || none))
}

function show(selector: string, text: string): void {
  const place = document.querySelector(selector)
  if (place && text) place.textContent = text
}
