/**
 * Widths of a picture, cropped to 16:9, and an icon; the browser chooses the one that fits. The widest exists only for
 * pictures that are large enough and were fetched after it was introduced; else the next one is served in its place.
 * `share` is for the link previews of other sites.
 */
export const imageVariants = ['320', '640', '960', 'icon', 'share'] as const
export type ImageVariant = (typeof imageVariants)[number]

/** The use of an image. One address may serve as both. */
export type ImageUse = 'picture' | 'icon'

/** The name of one size's file. LinkedIn and older Telegrams show no WebP in link previews. */
export function imageFileName(variant: ImageVariant): string {
  return variant === 'share' ? 'share.jpg' : `${variant}.webp`
}

/** The file of one size, below the signed path that pages have for an image. */
export function imageFile(path: string, variant: ImageVariant): string {
  return `${path}/${imageFileName(variant)}`
}

/** The file of a picture for programs that choose no size: a photograph at its largest width, a drawing as it is. */
export function largestFile(path: string): string {
  return isOwnFile(path) ? path : imageFile(path, '960')
}

/** `/images/ID-SIGNATURE/640.webp`; null for every other path. */
export function readImageFile(
  pathname: string,
): { id: string; signature: string; variant: ImageVariant } | null {
  const named = /^\/images\/(?<id>[0-9a-f]{32})-(?<signature>[\w-]{22})\/(?<file>\w+\.\w+)$/.exec(
    pathname,
  )?.groups
  const variant = imageVariants.find(each => imageFileName(each) === named?.file)
  if (!named?.id || !named.signature || !variant) return null
  return { id: named.id, signature: named.signature, variant }
}

/** A file that is part of the build, such as a sample's drawing: it has one size and no signature. */
export function isOwnFile(path: string): boolean {
  return !path.startsWith('/images/')
}
