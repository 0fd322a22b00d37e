/**
 * What a committed change touched, as `NOTIFY chowk_changes` says it (0001_foundation.sql):
 * the links of one category, the list of categories, one static page, or the settings.
 */
export type Change = `news:${string}` | 'categories' | `page:${string}` | 'settings'

/** Says that anything may have changed: the connection that listens was lost for a while. */
export type ChangeOrReset = Change | 'reset'

/** Where committed changes are heard; see `listenForChanges`. */
export type Changes = { subscribe: (listener: (change: ChangeOrReset) => void) => () => void }

/** Null for what this version does not know: a newer one may announce more. */
export function readChange(payload: string): Change | null {
  if (payload === 'categories' || payload === 'settings') return payload
  if (payload.startsWith('news:')) return `news:${payload.slice(5)}`
  return payload.startsWith('page:') ? `page:${payload.slice(5)}` : null
}
