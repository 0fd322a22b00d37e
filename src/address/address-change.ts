// Codes for how a canonical address differs from the given one. Pages turn the codes into sentences in their own
// language.

export type AddressChange =
  | { code: 'parameter'; name: string }
  | { code: 'redirector'; host: string }
  | { code: 'host'; host: string; plain: string }
  | { code: 'known-site'; host: string }
  | { code: 'scheme' | 'path' | 'fragment' | 'amp' | 'empty-query' | 'query-spelling' }

/** Removes repeated changes and keeps the order of first occurrence. */
export function uniqueChanges(changes: readonly AddressChange[]): AddressChange[] {
  if (changes.length < 2) return [...changes]
  return [...new Map(changes.map(change => [JSON.stringify(change), change])).values()]
}
