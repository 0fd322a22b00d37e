import { createHash } from 'node:crypto'

/** The same as the database's `image_id`: the name of the image at an address. */
export function imageIdOf(url: string): string {
  return createHash('sha256').update(url).digest('hex').slice(0, 32)
}
