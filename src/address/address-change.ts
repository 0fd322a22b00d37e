// Codes for how a canonical address differs from the given one. Pages turn the codes into sentences in their own
// language.

export type AddressChange =
  | { code: 'parameter'; name: string }
  | { code: 'redirector'; host: string }
  | { code: 'host'; host: string; plain: string }
  | { code: 'known-site'; host: string }
  | { code: 'scheme' | 'path' | 'fragment' | 'amp' | 'empty-query' | 'query-spelling' }
