// A feed's id or the part behind `#` tells some articles of one address apart, and their identity carries it
// (ingest/judge/identify-entries.ts). An address typed in a form has no such mark, so a saved link keeps its own.

/** The limit of `news_links.canonical_url`, in bytes. */
export const identityBytesMax = 2048

/** The identity after a save: the stored one if the address still names the same page, else that of the typed address. */
export function keepIdentity(stored: string | null, typed: string): string {
  if (stored === null) return typed
  const mark = typed.includes('#') ? '/' : '#'
  return stored.startsWith(`${typed}${mark}`) ? stored : typed
}
