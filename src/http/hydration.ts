/** A route that is an application says `export const handle = { hydrate: true }`; all others are documents. */
export function asksForHydration(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'hydrate' in handle && handle.hydrate === true
}
