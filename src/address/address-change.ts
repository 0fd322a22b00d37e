// The changes to an address that show which article it is, as codes: pages make the words, in their own language.

export type AddressChange =
  | { code: 'parameter'; name: string }
  | { code: 'redirector'; host: string }
  | { code: 'host'; host: string; plain: string }
  | { code: 'known-site'; host: string }
  | { code: 'scheme' | 'path' | 'fragment' | 'amp' | 'empty-query' | 'query-spelling' }

/** Each change once, in the order of their first time. */
export function uniqueChanges(changes: readonly AddressChange[]): AddressChange[] {
  if (changes.length < 2) return [...changes]
  return [...new Map(changes.map(change => [JSON.stringify(change), change])).values()]
}
