import type { AddressChange } from './address-change.ts'

// An AMP page is a copy of the article under another host, path or parameter (for parameters see
// canonical-url-parameters.ts).

/** Outlets' AMP paths: /amp as a suffix, as a prefix, before or after the article's number, or as a file extension. */
const ampPaths: [RegExp, string][] = [
  [/\/amp_(articleshow|videoshow|liveblog|photoshow|movie_show)\//, '/$1/'],
  [/\/(articleshow|videoshow)\/amp\/(?=.)/, '/$1/'],
  [/(?:\/amp){1,3}(?:\/1)?\/?$/, ''],
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
