import type { TimeKey } from '../../database/slice-page.ts'

// Six bytes of milliseconds (signed, good for 4,000 years) and the sixteen of the id: 30 characters in an address.
const timeBytes = 6
const keyBytes = timeBytes + 16
// The form of the activity and the editorial log before 1.0.0, in addresses that readers have kept.
const earlierText = /^(\d{13})-([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/
const keyText = /^([\w-]{30})(?:\.([\w-]{30})([\w-]{30})([wp]))?$/

/** `window`: the key is the top of a window that is ranked and not in key order, of which a part was already shown. */
export type PageKey = TimeKey & { window?: ShownWindow }

export type ShownWindow = {
  /** The lowest link of the window. */
  bottom: TimeKey
  /** The link shown last, and how it ranked. Named instead of counted: the links above it may be deleted meanwhile. */
  last: TimeKey
  isWhole: boolean
}

/** Encodes the position of a page's last link for the address of the next page. */
export function writePageKey({ window, ...key }: PageKey): string {
  if (!window) return writeKey(key)
  return `${writeKey(key)}.${writeKey(window.bottom)}${writeKey(window.last)}${window.isWhole ? 'w' : 'p'}`
}

/** Null for no text and for any that `writePageKey`, today's or the earlier one, cannot have written. */
export function readPageKey(text: string | null | undefined): PageKey | null {
  const [, at, id] = earlierText.exec(text ?? '') ?? []
  if (at && id) return { at: new Date(Number(at)), id }
  const [, top, bottom, last, rank] = keyText.exec(text ?? '') ?? []
  if (!top) return null
  const window = bottom && last && { bottom: readKey(bottom), last: readKey(last), isWhole: rank === 'w' }
  const key = { ...readKey(top), ...(window ? { window } : {}) }
  return writePageKey(key) === text ? key : null
}

function writeKey({ at, id }: TimeKey): string {
  const bytes = Buffer.alloc(keyBytes)
  bytes.writeIntBE(at.getTime(), 0, timeBytes)
  bytes.write(id.replaceAll('-', ''), timeBytes, 'hex')
  return bytes.toString('base64url')
}

function readKey(text: string): TimeKey {
  const bytes = Buffer.from(text, 'base64url')
  const hex = bytes.toString('hex', timeBytes)
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
  return { at: new Date(bytes.readIntBE(0, timeBytes)), id }
}
