import type { NewsLinkKey } from './news-link.ts'

// Six bytes of milliseconds (signed, good for 4,000 years) and the sixteen of the id: 30 characters in an address.
const timeBytes = 6
const keyBytes = timeBytes + 16
const keyText = /^([\w-]{30})(?:\.([1-9]\d{0,2}))?$/

/** `skip`: how many links below the key were already shown, in a window that is ranked and not in key order. */
export type PageKey = NewsLinkKey & { skip?: number }

/** Encodes the position of a page's last link for the address of the next page. */
export function writePageKey({ createdAt, id, skip = 0 }: PageKey): string {
  const bytes = Buffer.alloc(keyBytes)
  bytes.writeIntBE(createdAt.getTime(), 0, timeBytes)
  bytes.write(id.replaceAll('-', ''), timeBytes, 'hex')
  return `${bytes.toString('base64url')}${skip > 0 ? `.${skip}` : ''}`
}

/** Null for any text that `writePageKey` cannot have written. */
export function readPageKey(text: string): PageKey | null {
  const [, position, skipped] = keyText.exec(text) ?? []
  if (!position) return null
  const bytes = Buffer.from(position, 'base64url')
  const hex = bytes.toString('hex', timeBytes)
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
  const skip = skipped ? { skip: Number(skipped) } : {}
  const key = { createdAt: new Date(bytes.readIntBE(0, timeBytes)), id, ...skip }
  return writePageKey(key) === text ? key : null
}
