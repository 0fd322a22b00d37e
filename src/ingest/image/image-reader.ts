import type { ImageUse } from '../../domain/images/image.ts'
import type { SiteImageUse } from '../../domain/site-images/site-image.ts'
import type { ProcessLimits } from '../reader/limited-process.ts'
import { openReader } from '../reader/open-reader.ts'
import type { Card } from './draw-card.ts'
import type { EncodedImage, EncodedSiteImage } from './encode-image.ts'

export type ImageJob =
  | { kind: 'image'; body: Buffer; use: ImageUse | 'share' }
  | { kind: 'site-image'; body: Buffer; use: SiteImageUse }
  | { kind: 'card'; card: Card }
  | { kind: 'icon'; svg: string; side: number }
export type ImageJobResult =
  | { kind: 'image'; encoded: EncodedImage }
  | { kind: 'site-image'; encoded: EncodedSiteImage }
  | { kind: 'drawing'; png: Buffer }

/** All methods reject only after `close`. */
export type ImageReader = {
  encodeImage: (body: Buffer, use: ImageUse | 'share') => Promise<EncodedImage>
  encodeSiteImage: (body: Buffer, use: SiteImageUse) => Promise<EncodedSiteImage>
  /** Null when drawing fails, as with `drawIcon`. */
  drawCard: (card: Card) => Promise<Buffer | null>
  drawIcon: (svg: string, side: number) => Promise<Buffer | null>
  close: () => Promise<void>
}

const crashed = { ok: false, reason: 'crashed-the-reader' } as const

const defaults = {
  // The decoder has its own limit of 10 s; a favicon is encoded three times.
  timeoutMs: 20_000,
  // The decoder's limit does not stop the drawing of an SVG, which may take a second or two, or longer with hundreds of selectors.
  iconTimeoutMs: 5_000,
  // Decoded pictures are stored outside the heap.
  heapMb: 100,
  script: new URL('./image-reader-process.ts', import.meta.url),
}

/** Decodes one picture at a time in a child process, because each takes a processor and up to 100 MB. */
export function openImageReader(given: Partial<ProcessLimits & { iconTimeoutMs: number }> = {}): ImageReader {
  const { iconTimeoutMs, ...limits } = { ...defaults, ...given }
  const { read, close } = openReader<ImageJob, ImageJobResult>(limits)
  const draw = async (job: ImageJob) => {
    const reading = await read(job)
    return reading.ok && reading.result.kind === 'drawing' ? reading.result.png : null
  }
  return {
    close,
    encodeImage: async (body, use) => {
      const reading = await read({ kind: 'image', body, use }, use === 'icon' ? iconTimeoutMs : undefined)
      return reading.ok && reading.result.kind === 'image' ? reading.result.encoded : crashed
    },
    encodeSiteImage: async (body, use) => {
      const reading = await read({ kind: 'site-image', body, use })
      return reading.ok && reading.result.kind === 'site-image' ? reading.result.encoded : crashed
    },
    drawCard: card => draw({ kind: 'card', card }),
    drawIcon: (svg, side) => draw({ kind: 'icon', svg, side }),
  }
}
