/** What an address or a form gives as an id is a text like any other; PostgreSQL throws at what is no UUID. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
}
