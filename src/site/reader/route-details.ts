/** On the route tester: what only the browser knows of the address. */
export function showAddress(): void {
  show('[data-hash]', location.hash)
  show('[data-state]', history.state === null ? '' : JSON.stringify(history.state))
  addEventListener('hashchange', () => show('[data-hash]', location.hash || '(none)'))
}

function show(selector: string, text: string): void {
  const place = document.querySelector(selector)
  if (place && text) place.textContent = text
}
