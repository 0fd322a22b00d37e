import { createHmac, timingSafeEqual } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'

// Only addresses that we signed are served: otherwise anybody could use us as a proxy by choosing the picture.

// 132 bits cannot be guessed; no more, because a page holds two signatures for each picture.
const signatureLength = 22

export function signImage(key: string, id: string): string {
  return createHmac('sha256', key).update(id).digest('base64url').slice(0, signatureLength)
}

/** Compares in constant time, so that no signature can be guessed letter by letter. */
export function isSignatureOf(key: string, { id, signature }: { id: string; signature: string }): boolean {
  return (
    signature.length === signatureLength &&
    timingSafeEqual(Buffer.from(signImage(key, id)), Buffer.from(signature))
  )
}

/** '' without an image or if the settings hide images; else the signed path of an image that we have, or a path of our own. */
export function shownImage(url: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`case
    when ${url} = '' or not (select show_images from settings) then ''
    when ${url} ~ '^/[^/\\\\]' then ${url}
    else coalesce((
      select '/images/' || image.id || '-' || image.signature from images image
      where image.id = image_id(${url}) and image.status = 'ready'), '')
  end`
}
