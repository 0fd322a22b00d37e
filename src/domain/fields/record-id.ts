/** The nil UUID (RFC 9562), which no row has: comes before every id in an order by id. */
export const nilId = '00000000-0000-0000-0000-000000000000'

/** Checks an id from an address or a form, because PostgreSQL throws on text that is not a UUID. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
}
