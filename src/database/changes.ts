/**
 * What a committed change touched, as `NOTIFY chowk_changes` says it (0001_foundation.sql):
 * the links of one category, the list of categories, one static page, or the settings.
 */
export type Change = `news:${string}` | 'categories' | `page:${string}` | 'settings'

/** Says that anything may have changed: the connection that listens was lost for a while. */
export type ChangeOrReset = Change | 'reset'
