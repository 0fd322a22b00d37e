// Chooses the address of an entry's picture. Tracking pixels are not pictures, and browsers would block an address
// without https.

import { isPlaceholder } from './placeholder-image.ts'

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

/**
 * The first candidate that shows the article, as absolute https; '' if all are tracking pixels, placeholders or logos.
 * `base` resolves relative addresses.
 */
export function cleanImageUrl(candidates: ImageCandidate[], base: string): string {
  for (const { url, width, height, base: own = '' } of candidates) {
    if ((width !== null && width < sideMin) || (height !== null && height < sideMin)) continue
    const secure = secureImageUrl(url, URL.parse(own, base)?.href ?? base)
    if (secure !== '' && !isPlaceholder(new URL(secure), base)) return secure
  }
  return ''
}

/** Values that templates write when they have no picture. */
const noAddress = /^(?:undefined|null|none|false|true|nan|n\/a|\[object object\]|#|\{\{.{0,99}\}\})$/i

/** Absolute https address of a possible picture, including logos; '' for tracking pixels and anything else. */
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
