// The address of an entry's picture. Tracking pixels are no pictures, and an address without https would be blocked.
import { isPlaceholder } from './placeholder-image.ts'

export type ImageCandidate = { url: string; width: number | null; height: number | null }

/** Smaller pictures are icons and spacers. */
const sideMin = 32

const urlLengthMax = 2048

/** Hosts that count readers: whole names, since crictracker.com and petapixel.com publish pictures. */
const countingHost =
  /(?:^|\.)(?:feedburner|feedsportal|doubleclick|googlesyndication|google-analytics|googletagmanager|scorecardresearch|quantserve|statcounter|histats|alexametrics|chartbeat|adsrvr|hotjar|pheedo|pixel|tracker|tracking|beacon|counter)\.|^(?:b\.scorecard|feeds\.wordpress|s\.w\.org|stats\.wordpress|rss\.buysellads|(?:mc|yabs)\.yandex|bat\.bing|ct\.pinterest|alb\.reddit|px\.ads\.linkedin)/

/** Pixels that count, buttons that share, faces of smileys. */
const noPicture =
  /\/(?:pixel|spacer|blank|transparent|clear|1x1|px|tracking?|counter|beacon)[\w.-]{0,40}\.(?:gif|png)(?:$|\?)|\/(?:smilies|emoji|share-buttons|share_icons)\/|[?&]feed-stats|republication-tracker|\/counter\/|\/b\.gif|\/(?:blank|spacer|transparent|1x1)\.jpe?g(?:$|\?)|\/\/www\.facebook\.com\/tr\b|\/(?:matomo|piwik)\.php|\/(?:adsct|collect)\?|\/atrk\.gif/i

/** Absolute https; '' when none is the article's: no counter, stand-in or logo. `base` is for relative ones. */
export function cleanImageUrl(candidates: ImageCandidate[], base: string): string {
  for (const { url, width, height } of candidates) {
    if ((width !== null && width < sideMin) || (height !== null && height < sideMin)) continue
    const secure = secureImageUrl(url, base)
    if (secure !== '' && !isPlaceholder(new URL(secure), base)) return secure
  }
  return ''
}

/** Placeholders that templates write when they have no picture. */
const noAddress = /^(?:undefined|null|none|false|true|nan|n\/a|\[object object\]|#|\{\{.{0,99}\}\})$/i

/** Absolute https address of what may be a picture, a logo too; '' for what only counts readers and for any other. */
export function secureImageUrl(given: string, base: string): string {
  const text = given.trim().replace(/&amp;/g, '&')
  if (text === '' || noAddress.test(text) || !URL.canParse(text, base)) return ''
  const url = new URL(text, base)
  if (url.protocol === 'http:' && url.port === '') url.protocol = 'https:'
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '') return ''
  if (!/^[\w.:[\]-]+$/.test(url.hostname)) return ''
  const isNone = countingHost.test(url.hostname) || noPicture.test(url.href)
  return isNone || url.href.length > urlLengthMax ? '' : url.href
}
