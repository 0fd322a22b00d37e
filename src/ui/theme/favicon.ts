import { contrast } from './oklch.ts'

/** A crossroads with a traffic island, on a plate of the primary colour: legible at 16 pixels, on light and dark tabs. */
export function drawFavicon(primaryColor: string, { corner = 6 } = {}): string {
  const roads =
    'M13.4 3h5.2v6.4a7.2 7.2 0 0 1 4 4H29v5.2h-6.4a7.2 7.2 0 0 1-4 4V29h-5.2v-6.4a7.2 7.2 0 0 1-4-4H3v-5.2h6.4a7.2 7.2 0 0 1 4-4z'
  const island = 'M16 12.8a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4'
  const ink = contrast('#ffffff', primaryColor) >= 3 ? '#ffffff' : '#000000'
  return `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'><rect width='32' height='32' rx='${corner}' fill='${primaryColor}'/><path fill='${ink}' fill-rule='evenodd' d='${roads}${island}'/></svg>`
}

/** The same as a data URL, which needs no request. */
export function faviconUrl(primaryColor: string): string {
  const svg = drawFavicon(primaryColor).replaceAll('#', '%23').replaceAll('<', '%3C').replaceAll('>', '%3E')
  return `data:image/svg+xml,${svg}`
}

const drawn = { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' }
/** The icons of an installed app while none is uploaded; `api/icon.ts` serves them. */
export const drawnIcons = [
  drawn,
  { ...drawn, purpose: 'maskable' },
  { src: '/apple-touch-icon.png', type: 'image/png', sizes: '180x180' },
  { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
]
