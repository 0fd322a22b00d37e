import type { NewsLinkKey } from '../domain/news-links/news-link.ts'

/** Where a page of links begins, fit for an address: `1767335400000.0192…`. */
export function writePageKey({ createdAt, id }: NewsLinkKey): string {
  return `${createdAt.getTime()}.${id}`
}

/** Null for anything that `writePageKey` did not write: a list then begins at its top. */
export function readPageKey(text: string): NewsLinkKey | null {
  const [, time = '', id = ''] =
    /^(\d{1,15})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(text) ?? []
  return id ? { createdAt: new Date(Number(time)), id } : null
}
