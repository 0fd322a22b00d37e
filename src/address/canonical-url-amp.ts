import type { AddressChange } from './address-change.ts'

// An AMP page is the article once more, under another host, path or parameter (parameters: see there).

/** Paths of outlets: /amp at the end, in front, before or after the article's number, as a file ending. */
const ampPaths: [RegExp, string][] = [
  [/\/amp_(articleshow|videoshow|liveblog|photoshow|movie_show)\//, '/$1/'],
  [/\/(articleshow|videoshow)\/amp\/(?=.)/, '/$1/'],
  [/(?:\/amp){1,3}(?:\/1)?\/?$/, ''],
  [/[._-]amp(\.s?html?|\.php|\.ece|\.cms)$/, '$1'],
  [/\.amp$/, ''],
  [/\/amp-(\d{8,20}\.html)$/, '-$1'],
  [/^\/(?:amp|amphtml)\/(?=[^/]+(?:\/[^/]|-[^/]*-))/, '/'],
]

/** Rewrites an AMP address in place into the article's and says so. */
export function withoutAmp(url: URL): AddressChange[] {
  const plain = ampPaths.reduce(
    (path, [pattern, replacement]) => path.replace(pattern, replacement),
    url.pathname,
  )
  if (plain === url.pathname) return []
  url.pathname = plain === '' ? '/' : plain
  return [{ code: 'amp' }]
}
