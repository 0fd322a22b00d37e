export type SiteImageUse = 'logo' | 'favicon'

/** Of the file that an editor gives. */
export const siteImageBytesMax = 10 * 2 ** 20

/** The files of one image, by name: `480x96.webp` for a logo, `32.png`, `180.png` and `512.png` for a favicon. */
export type SiteImageFiles = Map<string, Buffer>

/** The size in which the header shows a logo of ours; null for an address of somebody else or a path of the build. */
export function readLogoSize(logoUrl: string): { width: number; height: number } | null {
  const [, width, height] = /^\/site-images\/[0-9a-f]{32}\/(\d+)x(\d+)\.webp$/.exec(logoUrl) ?? []
  if (!width || !height) return null
  // Stored at twice the height that it is shown at, for fine screens.
  const scale = Math.min(1, logoHeight / Number(height))
  return { width: Math.round(Number(width) * scale), height: Math.round(Number(height) * scale) }
}

export const logoHeight = 48

/** The larger forms of a favicon of ours, for home screens; null for any other address. */
export function readFaviconSet(faviconUrl: string): { touch: string; large: string } | null {
  const [, folder] = /^(\/site-images\/[0-9a-f]{32}\/)32\.png$/.exec(faviconUrl) ?? []
  return folder ? { touch: `${folder}180.png`, large: `${folder}512.png` } : null
}
