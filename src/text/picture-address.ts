// Lazily loaded pictures have a grey placeholder as their `src`.
const lateAttributes = ['data-src', 'data-original', 'data-lazy-src', 'data-lazy', 'data-url', 'data-img-src']

const squareAddress = /^data:/i

/** The attributes of an `img` that may contain its address. */
export const pictureAttributes = [...lateAttributes, 'src', 'srcset', 'data-srcset']

/** The address of an `img` as a reader finally sees it; '' if it has none. `get` returns an attribute. */
export function pictureAddress(get: (name: string) => string | undefined): string {
  const late = lateAttributes.map(get).find(isAddress)
  if (late) return late
  const src = get('src') ?? ''
  if (src !== '' && !squareAddress.test(src)) return src
  return widestOf(get('data-srcset') || get('srcset') || '') || src
}

// Some templates use the attribute only as a flag: data-lazy="true".
function isAddress(value: string | undefined): value is string {
  return value !== undefined && /[./]/.test(value) && !squareAddress.test(value)
}

/** From "small.jpg 400w, large.jpg 1200w" picks the second. */
function widestOf(srcset: string): string {
  const offers = srcset.split(/,\s/).map(offer => {
    const [url = '', size = '1x'] = offer.trim().split(/\s+/)
    return { url, size: Number.parseFloat(size) || 0 }
  })
  return offers.reduce((best, offer) => (offer.size > best.size ? offer : best), { url: '', size: -1 }).url
}
