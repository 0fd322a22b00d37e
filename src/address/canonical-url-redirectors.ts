import { decodeOrSame } from '../text/decode-or-same.ts'

// Addresses that contain another address: search results, "you are leaving" pages, AMP caches. Only targets that can be
// read from the text; nothing is fetched here.

/** Host (any subdomain), path, and the parameter that contains the target. */
const redirectors: [RegExp, RegExp, string][] = [
  [/(?:^|\.)google\.[a-z.]{2,6}$/, /^\/(?:url|imgres)$/, 'q'],
  [/(?:^|\.)google\.[a-z.]{2,6}$/, /^\/(?:url|news\/url|alerts\/url)$/, 'url'],
  [/(?:^|\.)google\.[a-z.]{2,6}$/, /^\/imgres$/, 'imgrefurl'],
  [/^translate\.google\.[a-z.]{2,6}$/, /^\/translate$/, 'u'],
  [/(?:^|\.)(?:facebook|workplace)\.com$/, /^\/l\.php$/, 'u'],
  [/(?:^|\.)instagram\.com$/, /^\/$/, 'u'],
  [/^l\.threads\.(?:com|net)$/, /^\/$/, 'u'],
  [/^go\.bsky\.app$/, /^\/redirect$/, 'u'],
  [/^t\.me$/, /^\/iv$/, 'url'],
  [/^slack-redir\.net$/, /^\/link$/, 'url'],
  [/(?:^|\.)pinterest\.[a-z.]{2,6}$/, /^\/offsite\/?$/, 'url'],
  [/^getpocket\.com$/, /^\/redirect$/, 'url'],
  [/^flipboard\.com$/, /^\/redirect$/, 'url'],
  [/^medium\.com$/, /^\/r\/?$/, 'url'],
  [/^steamcommunity\.com$/, /^\/linkfilter\/?$/, 'u'],
  [/^redirect\.viglink\.com$/, /./, 'u'],
  [/^exit\.sc$/, /./, 'url'],
  [/(?:^|\.)youtube\.com$/, /^\/redirect$/, 'q'],
  [/(?:^|\.)bing\.com$/, /^\/news\/apiclick\.aspx$/i, 'url'],
  [/(?:^|\.)duckduckgo\.com$/, /^\/l\/?$/, 'uddg'],
  [/^out\.reddit\.com$/, /./, 'url'],
  [/^t\.umblr\.com$/, /^\/redirect$/, 'z'],
  [/(?:^|\.)linkedin\.com$/, /^\/(?:redir\/redirect|safety\/go)$/, 'url'],
  [/^(?:away\.)?vk\.(?:com|ru)$/, /^\/away\.php$/, 'to'],
  [/^disq\.us$/, /./, 'url'],
  [/^go\.(?:skimresources|redirectingat)\.com$/, /./, 'url'],
  [/^search\.app$/, /^\/$/, 'link'],
  [/\.page\.link$/, /./, 'link'],
  [/^l\.wl\.co$/, /^\/l$/, 'u'],
  [/\.safelinks\.protection\.outlook\.com$/, /./, 'url'],
]

/** The target address inside `url`, or `null` if it is not a redirector that we can read. */
export function redirectTarget(url: URL): string | null {
  return (
    parameterTarget(url) ??
    ampCacheTarget(url) ??
    translatedTarget(url) ??
    defendedTarget(url) ??
    googleNewsTarget(url) ??
    bingTarget(url) ??
    hiddenReferrerTarget(url) ??
    yahooTarget(url)
  )
}

function parameterTarget(url: URL): string | null {
  for (const [host, path, parameter] of redirectors) {
    const target = url.searchParams.get(parameter)
    if (target && host.test(url.hostname) && path.test(url.pathname)) return webAddress(target)
  }
  return null
}

// https://www.google.com/amp/s/host/path and https://host-with-dashes.cdn.ampproject.org/c/s/host/path; "s" is https.
function ampCacheTarget(url: URL): string | null {
  const isGoogle = /(?:^|\.)(?:google\.[a-z.]{2,6}|bing\.com)$/.test(url.hostname)
  const pattern = isGoogle
    ? /^\/amp\/(s\/)?([^/]+\.[^/]+\/?.*)$/
    : /^\/(?:[civr]|wp)\/(s\/)?([^/]+\.[^/]+\/?.*)$/
  if (!isGoogle && !/(?:^|\.)(?:cdn\.ampproject\.org|bing-amp\.com)$/.test(url.hostname)) return null
  const match = pattern.exec(url.pathname)
  if (!match) return null
  // Google escapes the "?" of the article's address.
  const address = isGoogle ? match[2]?.replace(/%3f/i, '?') : match[2]
  const search = address?.includes('?') ? url.search.replace('?', '&') : url.search
  return webAddress(`${match[1] ? 'https' : 'http'}://${address}${search}`)
}

// https://host-with--dashes.translate.goog/path: a single dash is a dot, a double dash is a dash.
function translatedTarget(url: URL): string | null {
  const label = /^([a-z0-9-]{4,200})\.translate\.goog$/.exec(url.hostname)?.[1]
  if (label === undefined) return null
  const host = label
    .split('--')
    .map(part => part.replaceAll('-', '.'))
    .join('-')
  return host.includes('.') ? webAddress(`https://${host}${url.pathname}${url.search}`) : null
}

// Mail servers rewrite links as https://urldefense.com/v3/__https://host/path__;!!…. Characters listed between ";" and "!!" were
// removed from the address: what remains might be another article's, so such links are not unwrapped.
function defendedTarget(url: URL): string | null {
  if (!/^urldefense\.(?:com|us|proofpoint\.com)$/.test(url.hostname)) return null
  const start = url.href.indexOf('/v3/__')
  const end = url.href.lastIndexOf('__;!!')
  return start === -1 || end <= start ? null : webAddress(url.href.slice(start + '/v3/__'.length, end))
}

// Until 2024 the id was the base64 of a message that contains the address; newer ids do not contain it.
function googleNewsTarget(url: URL): string | null {
  if (url.hostname !== 'news.google.com') return null
  const number = /\/(?:articles|read)\/([\w-]{16,1200})/.exec(url.pathname)?.[1]
  if (!number) return null
  const message = Buffer.from(number, 'base64url').toString('latin1')
  const start = message.indexOf('http')
  const address = start < 1 ? '' : message.slice(start, start + lengthBefore(message, start))
  return /^https?:\/\/[\x21-\x7e]{4,2000}$/.test(address) ? webAddress(address) : null
}

// The length of a length-delimited Protocol Buffers field: one byte, or two when the first has its high bit set.
function lengthBefore(message: string, start: number): number {
  const last = message.charCodeAt(start - 1)
  const previous = message.charCodeAt(start - 2)
  return previous > 0x7f && last < 0x40 ? (last << 7) | (previous & 0x7f) : last
}

// https://www.bing.com/ck/a?…&u=a1 and the address in base64.
function bingTarget(url: URL): string | null {
  if (!/(?:^|\.)bing\.com$/.test(url.hostname) || url.pathname !== '/ck/a') return null
  const coded = url.searchParams.get('u') ?? ''
  return coded.startsWith('a1') ? webAddress(Buffer.from(coded.slice(2), 'base64url').toString()) : null
}

function hiddenReferrerTarget(url: URL): string | null {
  return url.hostname === 'href.li' ? webAddress(url.search.slice(1)) : null
}

function yahooTarget(url: URL): string | null {
  if (!url.hostname.endsWith('.search.yahoo.com')) return null
  const target = /\/RU=([^/]{8,2000})\//.exec(url.pathname)?.[1]
  return target ? webAddress(decodeOrSame(target)) : null
}

// A target that is not a web address is not followed; the redirector itself remains the address.
function webAddress(target: string): string | null {
  return /^https?:\/\/[^/]/i.test(target) && URL.canParse(target) ? target : null
}
