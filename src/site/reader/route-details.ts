/** On the route tester: the parts of the address that only the browser knows. */
export function showAddress(): void {
  // The server's text for an address without a hash.
  const none = document.querySelector('[data-hash]')?.textContent ?? ''
  show('[data-hash]', location.hash)
  show('[data-state]', history.state === null ? '' : JSON.stringify(history.state))
  addEventListener('hashchange', () => show('[data-hash]', location.hash || none))
}

function show(selector: string, text: string): void {
  const place = document.querySelector(selector)
  if (place && text) place.textContent = text
}
