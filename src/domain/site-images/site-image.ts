export type SiteImageUse = 'logo' | 'favicon'

/** The limit for the file that an editor uploads. */
export const siteImageBytesMax = 10 * 2 ** 20

/** The files of one image, by name: `480x96.webp` for a logo, `32.png`, `180.png` and `512.png` for a favicon. */
export type SiteImageFiles = Map<string, Buffer>

/** The size at which the header shows an uploaded logo; null for an address elsewhere or a path of the build. */
export function readLogoSize(logoUrl: string): { width: number; height: number } | null {
  const [, width, height] = /^\/site-images\/[0-9a-f]{32}\/(\d+)x(\d+)\.webp$/.exec(logoUrl) ?? []
  if (!width || !height) return null
  // Stored at twice the height at which it is shown, for high-resolution screens.
  const scale = Math.min(1, logoHeight / Number(height))
  return { width: Math.round(Number(width) * scale), height: Math.round(Number(height) * scale) }
}

export const logoHeight = 48

/** The larger versions of an uploaded favicon, for home screens; null for any other address. */
export function readFaviconSet(faviconUrl: string): { touch: string; large: string } | null {
  const [, folder] = /^(\/site-images\/[0-9a-f]{32}\/)32\.png$/.exec(faviconUrl) ?? []
  return folder ? { touch: `${folder}180.png`, large: `${folder}512.png` } : null
}
