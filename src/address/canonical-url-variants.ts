import type { AddressChange } from './address-change.ts'

// An AMP page is a copy of the article under another host, path or parameter (for parameters see
// canonical-url-parameters.ts).

/** Outlets' AMP paths: /amp as a suffix, as a prefix, before or after the article's number, or as a file extension. */
const ampPaths: [RegExp, string][] = [
  [/\/amp_(articleshow|videoshow|liveblog|photoshow|movie_show)\//, '/$1/'],
  [/\/(articleshow|videoshow)\/amp\/(?=.)/, '/$1/'],
  [/(?:\/amp){1,3}(?:\/1|-page)?\/?$/, ''],
  [/[._-]amp(\.s?html?|\.php|\.ece|\.cms)$/, '$1'],
  [/\.amp$/, ''],
  [/\/amp-(\d{8,20}\.html)$/, '-$1'],
  [/^\/(?:amp|amphtml)\/(?=[^/]+(?:\/[^/]|-[^/]*-))/, '/'],
]

/** Rewrites an AMP address in place to the article's address and returns the changes. */
export function withoutAmp(url: URL): AddressChange[] {
  const plain = ampPaths.reduce(
    (path, [pattern, replacement]) => path.replace(pattern, replacement),
    url.pathname,
  )
  if (plain === url.pathname) return []
  url.pathname = plain === '' ? '/' : plain
  return [{ code: 'amp' }]
}

// Sites that serve one article at several addresses and whose article number is known to be unique. Adding a site needs
// proof from real addresses that its numbers are never reused: Mint's (…-11652290560669.html) was.

type KnownSite = { host: RegExp; form: (url: URL) => string | null }

const knownSites: KnownSite[] = [
  // Times of India, Economic Times, Navbharat Times …: the section and headline before the number are only for search
  // engines.
  {
    host: /(?:^|\.)(?:indiatimes\.com|samayam\.com)$/,
    form: url => /\/\w+show\/\d{6,12}\.cms$/.exec(url.pathname)?.[0] ?? null,
  },
  // The mobile sites m.timesofindia.com and m.economictimes.com have the numbers of the sites at indiatimes.com, whose pages name
  // them as their AMP pages: all articles seen at both addresses are the same ones.
  { host: /^(?:timesofindia|economictimes)\.com$/, form: mobileTimesForm },
  // Aaj Tak and India Today move articles between sections; number and date stay.
  { host: /^(?:aajtak\.in|indiatoday\.in)$/, form: url => tailOf(url, /-(\d{6,9}-\d{4}-\d\d-\d\d)$/) },
  { host: /^youtube\.com$/, form: youtubeForm },
  { host: /^youtu\.be$/, form: shortYoutubeForm },
]

/** Rewrites the address in place to the one form given by the site's own number and returns the changes. */
export function knownSiteForm(url: URL): AddressChange[] {
  const before = url.href
  const site = knownSites.find(({ host }) => host.test(url.hostname))
  const path = site?.form(url) ?? null
  if (path === null) return []
  const form = new URL(path, url)
  url.hostname = form.hostname
  url.pathname = form.pathname
  url.search = form.search
  return url.href === before ? [] : [{ code: 'known-site', host: url.hostname }]
}

function mobileTimesForm({ hostname, pathname }: URL): string | null {
  const article = /\/(?:amp_)?(\w+show\/\d{6,12}\.cms)$/.exec(pathname)?.[1]
  return article ? `https://${hostname.replace(/com$/, 'indiatimes.com')}/${article}` : null
}

function tailOf(url: URL, pattern: RegExp): string | null {
  const tail = pattern.exec(url.pathname)?.[1]
  return tail ? `/${tail}` : null
}

function youtubeForm(url: URL): string | null {
  const video = /^\/(?:shorts|live|embed)\/([\w-]{11})$/.exec(url.pathname)?.[1] ?? watchedVideo(url)
  return video ? `/watch?v=${video}` : null
}

function watchedVideo(url: URL): string | null {
  const video = url.pathname === '/watch' ? url.searchParams.get('v') : null
  return video && /^[\w-]{11}$/.test(video) ? video : null
}

function shortYoutubeForm(url: URL): string | null {
  const video = /^\/([\w-]{11})$/.exec(url.pathname)?.[1]
  return video ? `https://youtube.com/watch?v=${video}` : null
}
