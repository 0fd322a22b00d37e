import { createHash } from 'node:crypto'

/** What the database's `image_id` computes: the name of the image at an address. */
export function imageIdOf(url: string): string {
  return createHash('sha256').update(url).digest('hex').slice(0, 32)
}
