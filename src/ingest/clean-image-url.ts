// The address of an entry's picture. What only counts readers is no picture, and what is not https would be blocked.
import type { RawImage } from './read-feed-raw.ts'

/** Smaller pictures are icons and spacers. */
const SIDE_MIN = 32

const URL_LENGTH_MAX = 2048

/** Pixels that count, buttons that share, faces of smileys: host and path of those seen in feeds. */
const NO_PICTURE =
  /(?:feedburner|feedsportal|pixel\.wp|stats\.wordpress|pixel\.quantserve|doubleclick|googlesyndication|google-analytics|scorecardresearch|b\.scorecard|feeds\.wordpress|s\.w\.org|pheedo|rss\.buysellads|pixel\.|tracker\.|tracking\.)[^/]{0,99}\/|\/(?:pixel|spacer|blank|transparent|clear|1x1|px|tracking?|counter|beacon)[\w.-]{0,40}\.(?:gif|png)|\/(?:smilies|emoji|share-buttons|share_icons)\/|[?&]feed-stats|republication-tracker|\/counter\/|\/b\.gif/i

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
  return url.href.length > URL_LENGTH_MAX || NO_PICTURE.test(url.href) ? '' : url.href
}
