import sharp, { type Sharp } from 'sharp'
import type { ImageUse, ImageVariant } from '../../domain/images/image.ts'
import {
  logoHeight,
  type SiteImageFiles,
  type SiteImageUse,
  siteImageBytesMax,
} from '../../domain/site-images/site-image.ts'
import { isIco, readIco } from './read-ico.ts'
import { isSvg, redrawSvg } from './redraw-svg.ts'

// Re-encodes other sites' pictures as our own, without anything but pixels (scripts, places, cameras). Only these five
// formats have decoders here. PDF, SVG and the like are attack surfaces, not pictures; an icon in SVG is redrawn first.

/** Only image-reader.ts returns `crashed-the-reader`. */
export type ImageProblem =
  | ('not-a-picture' | 'too-many-pixels' | 'too-small' | 'too-thin')
  | 'crashed-the-reader'
export type EncodedImage =
  | { ok: true; files: Map<ImageVariant, Buffer> }
  | { ok: false; reason: ImageProblem }

sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
})
// Page requests and polls come first: a picture uses one processor, and nothing is cached between pictures.
sharp.concurrency(1)
sharp.cache(false)

/** Twenty-five megapixels: 100 MB when decoded. Beyond that a file is a mistake or an attack. */
const pixelsMax = 25_000_000

/** An AVIF file of 970 bytes took 460 MB at twenty-five megapixels, and 150 MB at this size, that of a large screen. */
const avifPixelsMax = 9_000_000

/** The longest side by the shortest: scaling a PNG of 64 by 390,000, within the limit of pixels, took 7.5 GB and two minutes. */
const stretchMax = 50

// Smaller pictures are counters or spacers.
const pictureSideMin = 64
const iconSideMin = 8
// Icons are shown at 16 to 32 pixels; 64 is enough for dense screens.
const iconSide = 64

// Allowed only while a redrawn icon or our own is decoded.
const svgLoader = 'VipsForeignLoadSvgBuffer'

// A photograph of 640 by 360 takes 30 KB and 40 ms. AVIF saved a quarter of the bytes but took 4 to 25 times as long.
const webpQuality = 72
const secondsMax = 10

type ImageHeader = { ok: true } & Size

/** Reads and checks the header of an image before any pixel is decoded. */
export async function readImageHeader(
  body: Buffer,
): Promise<ImageHeader | { ok: false; reason: ImageProblem }> {
  if (body.length === 0) return notAPicture
  const header = await sharp(body, { limitInputPixels: false, failOn: 'error' })
    .metadata()
    .catch(() => null)
  if (!header?.width || !header.height || !formats.has(header.format ?? '')) return notAPicture
  // The height of a GIF is that of all frames together; we only show the first.
  const height = header.pageHeight ?? header.height
  // An interlaced PNG is kept in memory as a whole.
  const deepPixelsMax = header.depth === 'ushort' ? pixelsMax / 2 : pixelsMax
  const limit = header.format === 'heif' ? avifPixelsMax : deepPixelsMax
  if (header.width * height > limit) return { ok: false, reason: 'too-many-pixels' }
  const [short = 0, long = 0] = [header.width, height].toSorted((one, other) => one - other)
  if (long > short * stretchMax) return { ok: false, reason: 'too-thin' }
  return { ok: true, width: header.width, height }
}

/** Encodes what pages show: up to three widths of a picture, an icon, or the file for link previews. Never throws for any input. */
export async function encodeImage(body: Buffer, use: ImageUse | 'share'): Promise<EncodedImage> {
  if (use === 'icon' && isIco(body)) {
    const png = await pngOfIco(body, iconSide)
    return png ? encodeImage(png, 'icon') : notAPicture
  }
  if (use === 'icon' && isSvg(body)) return encodeSvg(body)
  const header = await readImageHeader(body)
  if (!header.ok) return header
  const sideMin = use === 'icon' ? iconSideMin : pictureSideMin
  if (Math.min(header.width, header.height) < sideMin) return { ok: false, reason: 'too-small' }
  try {
    if (use === 'icon') return { ok: true, files: await toIcon(openImage(body)) }
    return { ok: true, files: use === 'share' ? await toShare(body) : await encodePicture(body, header) }
  } catch {
    // Cut short or damaged beyond its header.
    return notAPicture
  }
}

type Size = { width: number; height: number }

const small = { width: 320, height: 180 }
const medium = { width: 640, height: 360 }
// The front page's lead is 808 pixels wide on a screen of 1280. About 60 KB.
const wide = { width: 960, height: 540 }

const clear = { r: 0, g: 0, b: 0, alpha: 0 }
const formats = new Set(['jpeg', 'png', 'webp', 'gif', 'heif'])
const notAPicture = { ok: false, reason: 'not-a-picture' } as const

/** Decodes the file once, for the largest size, and scales the others from that. Nothing is enlarged to 960. */
async function encodePicture(body: Buffer, { width, height }: Size): Promise<Map<ImageVariant, Buffer>> {
  const isWide = width >= 960 && height >= 540
  const { data, info } = await openImage(body)
    .resize({ ...(isWide ? wide : medium), fit: 'cover', position: 'attention' })
    .flatten({ background: '#fff' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
  const encode = (size: Size) => raw().resize(size).webp({ quality: webpQuality }).toBuffer()
  const files = new Map<ImageVariant, Buffer>([
    ['320', await encode(small)],
    ['640', await encode(medium)],
  ])
  return isWide ? files.set('960', await encode(wide)) : files
}

async function toShare(body: Buffer): Promise<Map<ImageVariant, Buffer>> {
  const picture = openImage(body).resize({ width: 1_200, height: 630, fit: 'cover' })
  return new Map([['share', await picture.jpeg({ quality: 80 }).toBuffer()]])
}

async function pngOfIco(body: Buffer, sideWanted: number): Promise<Buffer | null> {
  const icon = readIco(body, sideWanted)
  if (icon?.kind !== 'bitmap') return icon?.body ?? null
  const { width, height, rgba } = icon.bitmap
  return sharp(rgba, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
}

async function encodeSvg(body: Buffer): Promise<EncodedImage> {
  const drawing = redrawSvg(body, iconSide)
  if (!drawing) return notAPicture
  try {
    return { ok: true, files: await withSvg(() => toIcon(openImage(drawing))) }
  } catch {
    return notAPicture
  }
}

/** Draws an SVG of our own as a PNG of this width and height. */
export function drawIcon(svg: string, side: number): Promise<Buffer> {
  return withSvg(() =>
    sharp(Buffer.from(svg), { density: (72 * side) / 32 })
      .resize(side, side)
      .png({ palette: true })
      .toBuffer(),
  )
}

async function withSvg<Result>(draw: () => Promise<Result>): Promise<Result> {
  sharp.unblock({ operation: [svgLoader] })
  try {
    return await draw()
  } finally {
    sharp.block({ operation: [svgLoader] })
  }
}

async function toIcon(picture: Sharp): Promise<Map<ImageVariant, Buffer>> {
  const icon = picture.resize({ width: iconSide, height: iconSide, fit: 'contain', background: clear })
  return new Map([['icon', await icon.webp({ quality: 85 }).toBuffer()]])
}

/** Opens a file for decoding with the limits that apply to every file. */
function openImage(body: Buffer): Sharp {
  return sharp(body, { limitInputPixels: pixelsMax, failOn: 'error', pages: 1, sequentialRead: true })
    .timeout({ seconds: secondsMax })
    .autoOrient()
    .toColourspace('srgb')
}

export type EncodedSiteImage =
  | { ok: true; files: SiteImageFiles }
  | { ok: false; reason: ImageProblem | 'svg' | 'too-large' }

// A masthead is at most 1,280 pixels wide; half of that is plenty for a logo.
const logoWidthMax = 640
const faviconSides = [32, 180, 512]
// The largest that an icon file can hold.
const faviconOfIcoSide = 256

/** Encodes the logo or favicon for pages, from any supported format. Never throws for any input. */
export async function encodeSiteImage(body: Buffer, use: SiteImageUse): Promise<EncodedSiteImage> {
  if (body.length > siteImageBytesMax) return { ok: false, reason: 'too-large' }
  // SVG gets its own reason because logos are often drawn as SVG and people try to upload one.
  if (isSvg(body)) return { ok: false, reason: 'svg' }
  if (use === 'favicon' && isIco(body)) {
    const png = await pngOfIco(body, faviconOfIcoSide)
    return png ? encodeSiteImage(png, use) : notAPicture
  }
  const header = await readImageHeader(body)
  if (!header.ok) return header
  if (Math.min(header.width, header.height) < iconSideMin) return { ok: false, reason: 'too-small' }
  try {
    return { ok: true, files: use === 'logo' ? await encodeLogo(body) : await encodeFavicon(body) }
  } catch {
    return notAPicture
  }
}

async function encodeLogo(body: Buffer): Promise<SiteImageFiles> {
  const { data, info } = await openImage(body)
    .resize({ width: logoWidthMax * 2, height: logoHeight * 2, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 90, alphaQuality: 100, smartSubsample: true })
    .toBuffer({ resolveWithObject: true })
  return new Map([[`${info.width}x${info.height}.webp`, data]])
}

async function encodeFavicon(body: Buffer): Promise<SiteImageFiles> {
  const large = await openImage(body)
    .resize({ width: 512, height: 512, fit: 'contain', background: clear })
    .png()
    .toBuffer()
  const files: SiteImageFiles = new Map()
  for (const side of faviconSides) {
    files.set(`${side}.png`, await sharp(large).resize(side, side).png({ palette: true }).toBuffer())
  }
  return files
}
