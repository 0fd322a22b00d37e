// Chooses the address of an entry's picture, and no tracking pixel. It may be http: only our server fetches it.
import { decodeOrSame } from './decode-or-same.ts'
import { isUnfilled } from './unfilled.ts'

export type ImageCandidate = {
  url: string
  width: number | null
  height: number | null
  /** The `xml:base` of the text that holds it. */
  base?: string
}

/** Smaller pictures are icons and spacers. */
const sideMin = 32

const urlLengthMax = 2048

/** Tracking hosts, matched by whole labels, since crictracker.com and petapixel.com publish pictures. */
const countingHost =
  /(?:^|\.)(?:feedburner|feedsportal|doubleclick|googlesyndication|google-analytics|googletagmanager|scorecardresearch|quantserve|statcounter|histats|alexametrics|chartbeat|adsrvr|hotjar|pheedo|pixel|tracker|tracking|beacon|counter)\.|^(?:b\.scorecard|feeds\.wordpress|s\.w\.org|stats\.wordpress|rss\.buysellads|(?:mc|yabs)\.yandex|bat\.bing|ct\.pinterest|alb\.reddit|px\.ads\.linkedin)/

/** Tracking pixels, share buttons and emoji. */
const noPicture =
  /\/(?:pixel|spacer|blank|transparent|clear|1x1|px|tracking?|counter|beacon)[\w.-]{0,40}\.(?:gif|png)(?:$|\?)|\/(?:smilies|emoji|share-buttons|share_icons)\/|[?&]feed-stats|republication-tracker|\/counter\/|\/b\.gif|\/(?:blank|spacer|transparent|1x1)\.jpe?g(?:$|\?)|\/\/www\.facebook\.com\/tr\b|\/(?:matomo|piwik)\.php|\/(?:adsct|collect)\?|\/atrk\.gif/i

/** The first candidate that shows the article, as an absolute address; '' if none does. `base` resolves relative addresses. */
export function cleanImageUrl(candidates: ImageCandidate[], base: string): string {
  for (const { url, width, height, base: own = '' } of candidates) {
    if ((width !== null && width < sideMin) || (height !== null && height < sideMin)) continue
    const address = pictureUrl(url, URL.parse(own, base)?.href ?? base)
    if (address !== '' && !isPlaceholder(new URL(address), base)) return address
  }
  return ''
}

/** Like `webImageUrl`, without addresses of a page or a folder, SVG, which is refused as a picture, and names made of nothing. */
export function pictureUrl(given: string, base: string): string {
  const address = webImageUrl(given, base)
  if (address === '') return ''
  const { pathname, search } = new URL(address)
  const name = decodeOrSame(pathname.slice(pathname.lastIndexOf('/') + 1))
  const isFolder = name === '' && search === '' && !/\.(?:jpe?g|png|webp|gif|avif)\/$/i.test(pathname)
  const isPage = address.replace(/#.*$/, '') === base
  return isFolder || isPage || isUnfilled(name) || /\.svgz?$/i.test(name) ? '' : address
}

/** A template's own host, written before an address that has one. */
const ownHostBefore = /^https?:\/\/[^/?#]+(?=https?:\/\/)/i

/** Absolute address of a possible picture, including logos; '' for tracking pixels and anything else. */
export function webImageUrl(given: string, base: string): string {
  const text = given.trim().replace(/&amp;/g, '&').replace(ownHostBefore, '')
  if (text === '' || isUnfilled(text) || !URL.canParse(text, base)) return ''
  const url = new URL(text, base)
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return ''
  if (!/^[\w.:[\]-]+$/.test(url.hostname)) return ''
  const isNone = countingHost.test(url.hostname) || noPicture.test(url.href)
  return isNone || url.href.length > urlLengthMax ? '' : url.href
}

// Lazily loaded pictures have a grey placeholder as their `src`.
const lateAttributes = ['data-src', 'data-original', 'data-lazy-src', 'data-lazy', 'data-url', 'data-img-src']

const squareAddress = /^data:/i

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

// Recognizes an outlet's logo or placeholder by its own name: "google-logo.jpg" under an article about Google is a picture.

/** Words of a file name that only describe its kind. */
const genericWord =
  /^(?:logo|logos|icon|icons|favicon|default|placeholder|fallback|dummy|missing|blank|image|images|img|picture|photo|thumb|thumbnail|og|share|social|site|main|square|new|header|footer|white|black|dark|light|small|large|big|hd|fb|facebook|twitter|card|cover|bg|blue|red|final|v\d|\d+|\d+x\d+|no|not|available|the|news|apple|touch|android|chrome)$/

const placeholderName =
  /(?:^|[-_.])(?:placeholder|no-?(?:image|img|photo|thumb(?:nail)?|picture)(?:-?available)?|image-?not-?(?:available|found)|default-?(?:image|img|thumb(?:nail)?|og|share|photo|picture|news)|(?:og|fb|share|social|news|site)-?default|dummy-?image)(?:[-_.]|$)|^(?:og|fb|facebook|twitter|social|share)[-_].{0,30}default$|^(?:blank|spacer|transparent|1x1)$/

const logoOrIcon = /(?:^|[-_.]|(?<=[a-z]))(?:logo|icon|favicon)s?(?:[-_.]|$|(?=\d))/i

/** Social sharing images, made once for the whole outlet: if they contain its name they do not show the article. */
const sharedPicture =
  /(?:^|[-_.])(?:og|fb|facebook|twitter|social|share|safe)[-_](?:image|img|card|\d{3,4}x\d{3,4})$/

/** Whether the file's name shows that it is the outlet's logo or a placeholder. `base` is an address of the outlet. */
export function isPlaceholder(url: URL, base: string): boolean {
  const name = fileName(url)
  if (placeholderName.test(name.toLowerCase())) return true
  const words = name
    .replace(/(?<=[a-z])(?=[A-Z])/g, '-')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  const isOfOutlet =
    logoOrIcon.test(name) ||
    sharedPicture.test(name.toLowerCase()) ||
    words.every(word => genericWord.test(word) && !/^\d+$/.test(word))
  if (words.length === 0 || !isOfOutlet) return false
  if (words.length === 2 && words[1] === 'icon') return true
  const rest = words.filter(word => !genericWord.test(word)).join('')
  if (rest === '') return /logo|icon|default|placeholder|fallback|dummy|missing/.test(name.toLowerCase())
  return (
    rest.length >= 3 && [url.hostname, URL.parse(base)?.hostname ?? ''].some(host => namesHost(rest, host))
  )
}

/** The last part of the path, which may contain a whole address, without its extension. */
function fileName(url: URL): string {
  const last =
    decodeOrSame(url.pathname)
      .split('/')
      .findLast(part => part !== '') ?? ''
  return last.replace(/\.[a-z0-9]{2,5}$/i, '').slice(0, 200)
}

/** "daiji" for daijiworld.com, "newswise" for newswise.com; initials are too short to decide. */
function namesHost(rest: string, host: string): boolean {
  return host
    .split('.')
    .slice(0, -1)
    .map(label => label.replace(/[^a-z0-9]/g, ''))
    .some(label => label.length >= 4 && (label.startsWith(rest) || isNearly(label, rest)))
}

/** "eurekalertbluebg" for eurekalert.org, but not an outlet's picture of its own: "ndtv-budget-og-image". */
function isNearly(label: string, rest: string): boolean {
  return rest.startsWith(label) && rest.length <= label.length + 8
}
