import type { NewsLinkKey } from '../domain/news-links/news-link.ts'

// Six bytes of milliseconds (signed, good for 4,000 years) and the sixteen of the id: 30 characters in an address.
const timeBytes = 6
const keyBytes = timeBytes + 16
const keyText = /^[\w-]{30}$/

/** The place of the last link of a page, for the address of the next. */
export function writePageKey({ createdAt, id }: NewsLinkKey): string {
  const bytes = Buffer.alloc(keyBytes)
  bytes.writeIntBE(createdAt.getTime(), 0, timeBytes)
  bytes.write(id.replaceAll('-', ''), timeBytes, 'hex')
  return bytes.toString('base64url')
}

/** Null for anything that `writePageKey` did not write. */
export function readPageKey(text: string): NewsLinkKey | null {
  if (!keyText.test(text)) return null
  const bytes = Buffer.from(text, 'base64url')
  const hex = bytes.toString('hex', timeBytes)
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
  const key = { createdAt: new Date(bytes.readIntBE(0, timeBytes)), id }
  return writePageKey(key) === text ? key : null
}
