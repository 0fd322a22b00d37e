import sharp from 'sharp'
import {
  logoHeight,
  type SiteImageFiles,
  type SiteImageUse,
  siteImageBytesMax,
} from '../../domain/site-images/site-image.ts'
import { type ImageProblem, openImage, readImageHeader } from './encode-image.ts'
import { isSvg } from './redraw-svg.ts'

export type EncodedSiteImage =
  | { ok: true; files: SiteImageFiles }
  | { ok: false; reason: ImageProblem | 'svg' | 'too-large' }

// A masthead is at most 1,280 pixels wide; half of that is plenty for a logo.
const logoWidthMax = 640
const faviconSides = [32, 180, 512]
const clear = { r: 0, g: 0, b: 0, alpha: 0 }

/** Encodes the logo or favicon for pages, from any supported format. Never throws for any input. */
export async function encodeSiteImage(body: Buffer, use: SiteImageUse): Promise<EncodedSiteImage> {
  if (body.length > siteImageBytesMax) return { ok: false, reason: 'too-large' }
  // SVG gets its own reason because logos are often drawn as SVG and people try to upload one.
  if (isSvg(body)) return { ok: false, reason: 'svg' }
  const header = await readImageHeader(body)
  if (!header.ok) return header
  if (Math.min(header.width, header.height) < 8) return { ok: false, reason: 'too-small' }
  try {
    return { ok: true, files: use === 'logo' ? await encodeLogo(body) : await encodeFavicon(body) }
  } catch {
    // Damaged beyond its header.
    return { ok: false, reason: 'not-a-picture' }
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
