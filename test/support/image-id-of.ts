import { createHash } from 'node:crypto'

/** The id of the image at an address, as the database's `image_id` computes it. */
export function imageIdOf(url: string): string {
  return createHash('sha256').update(url).digest('hex').slice(0, 32)
}
