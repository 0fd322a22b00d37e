import type { FetchFailure } from '../../domain/fetch-failure.ts'
import type { ImageUse, ImageVariant } from '../../domain/images/image.ts'
import type { SafeFetch } from '../fetch/safe-fetch.ts'
import type { EncodedImage, ImageProblem } from './encode-image.ts'

/** Every way in which an image of somebody else can fail to become one of ours. */
export type ImageFailure = FetchFailure | ImageProblem | 'disk'

export type FetchedImage =
  | { ok: true; files: Map<ImageVariant, Buffer> }
  | { ok: false; failure: ImageFailure; retryAfterMs?: number }

export type ImageDeps = {
  /** For addresses found in what others wrote: the public web alone. */
  fetch: SafeFetch
  encodeImage: (body: Buffer, use: ImageUse) => Promise<EncodedImage>
}

const bytesMax = 10 * 2 ** 20
const deadlineMs = 15_000
const accept = 'image/webp, image/jpeg, image/png, image/avif;q=0.9, image/gif;q=0.8'

/** Fetches an image and makes it ours. The type that the server claims does not count, only the bytes. */
export async function fetchImage(
  { fetch, encodeImage }: ImageDeps,
  image: { url: string; use: ImageUse },
  signal?: AbortSignal,
): Promise<FetchedImage> {
  const answer = await fetch(image.url, { accept, bytesMax, deadlineMs, signal })
  if (!answer.ok) return { ok: false, failure: answer.failure, retryAfterMs: answer.retryAfterMs }
  const encoded = await encodeImage(answer.body, image.use)
  return encoded.ok ? encoded : { ok: false, failure: encoded.reason }
}
