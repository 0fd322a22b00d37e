// The address of an entry's picture. What only counts readers is no picture, and what is not https would be blocked.
import { isPlaceholder } from './placeholder-image.ts'
import type { RawImage } from './read-feed-raw.ts'

/** Smaller pictures are icons and spacers. */
const SIDE_MIN = 32

const URL_LENGTH_MAX = 2048

/** Hosts that count readers: whole names, since crictracker.com and petapixel.com publish pictures. */
const COUNTING_HOST =
  /(?:^|\.)(?:feedburner|feedsportal|doubleclick|googlesyndication|google-analytics|scorecardresearch|pheedo|pixel|tracker|tracking|beacon|counter)\.|^(?:b\.scorecard|feeds\.wordpress|s\.w\.org|stats\.wordpress|rss\.buysellads)/

/** Pixels that count, buttons that share, faces of smileys. */
const NO_PICTURE =
  /\/(?:pixel|spacer|blank|transparent|clear|1x1|px|tracking?|counter|beacon)[\w.-]{0,40}\.(?:gif|png)(?:$|\?)|\/(?:smilies|emoji|share-buttons|share_icons)\/|[?&]feed-stats|republication-tracker|\/counter\/|\/b\.gif/i

/** Absolute https address of the first candidate that is a picture, '' when none is. `base` resolves relative ones. */
export function cleanImageUrl(candidates: RawImage[], base: string): string {
  for (const candidate of candidates) {
    const url = pictureUrl(candidate, base)
    if (url !== '') return url
  }
  return ''
}

function pictureUrl({ url: given, width, height }: RawImage, base: string): string {
  if ((width !== null && width < SIDE_MIN) || (height !== null && height < SIDE_MIN)) return ''
  const text = given.trim().replace(/&amp;/g, '&')
  if (text === '' || !URL.canParse(text, base)) return ''
  const url = new URL(text, base)
  if (url.protocol === 'http:' && url.port === '') url.protocol = 'https:'
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '') return ''
  if (!/^[\w.:[\]-]+$/.test(url.hostname)) return ''
  const isNone = COUNTING_HOST.test(url.hostname) || NO_PICTURE.test(url.href) || isPlaceholder(url, base)
  return isNone || url.href.length > URL_LENGTH_MAX ? '' : url.href
}
