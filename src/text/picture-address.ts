// Pictures that load late have a grey square where their address belongs.
const lateAttributes = ['data-src', 'data-original', 'data-lazy-src', 'data-lazy', 'data-url', 'data-img-src']

const squareAddress = /^data:/i

/** The attributes of an `img` that may hold its address. */
export const pictureAttributes = [...lateAttributes, 'src', 'srcset', 'data-srcset']

/** The address of an `img` as a reader would see it in the end; '' when it has none. `get` gives its attributes. */
export function pictureAddress(get: (name: string) => string | undefined): string {
  const late = lateAttributes.map(get).find(isAddress)
  if (late) return late
  const src = get('src') ?? ''
  if (src !== '' && !squareAddress.test(src)) return src
  return widestOf(get('data-srcset') || get('srcset') || '') || src
}

// Some templates only say there that a picture loads late: data-lazy="true".
function isAddress(value: string | undefined): value is string {
  return value !== undefined && /[./]/.test(value) && !squareAddress.test(value)
}

/** Of "small.jpg 400w, large.jpg 1200w" the second. */
function widestOf(srcset: string): string {
  const offers = srcset.split(/,\s/).map(offer => {
    const [url = '', size = '1x'] = offer.trim().split(/\s+/)
    return { url, size: Number.parseFloat(size) || 0 }
  })
  return offers.reduce((best, offer) => (offer.size > best.size ? offer : best), { url: '', size: -1 }).url
}
