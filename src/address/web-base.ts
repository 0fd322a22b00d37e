import { parse } from 'tldts'
import { plainHostOf } from './site-of.ts'

/**
 * The address that a document declares as the base of its links; its own where that is no web address, as in a page that was
 * saved to a disk and then published. `own` is '' where it is not known.
 */
export function webBase(declared: string, own: string): string {
  const url = URL.parse(declared, own || undefined)
  return url && /^https?:$/.test(url.protocol) ? url.href : own
}

/**
 * The address of a link in a document at `base`; null if it is none. Templates forget the scheme: "www.outlet.in/1" is an
 * address and no path, as is "outlet.in/1" in a document of outlet.in. They lose a part of it ("https//", "https:/"), or
 * write the site in front of a whole address.
 */
export function resolveLink(link: string, base: string | URL): URL | null {
  const [, scheme, rest = link] = /^(https?)(?:\/\/|:\/(?!\/))(.*)/is.exec(link) ?? []
  const [name = ''] = /^[^/?#:]+/.exec(rest) ?? []
  const isSite = name.includes('.') && isHost(name, { base, isLinked: scheme !== undefined })
  const url = URL.parse(isSite ? `${scheme ? `${scheme}:` : ''}//${rest}` : link, base)
  return url && withoutRepeatedSite(url, base)
}

function isHost(name: string, { base, isLinked }: { base: string | URL; isLinked: boolean }): boolean {
  const [own, named] = [URL.parse(base), URL.parse(`http://${name}`)]
  if (own === null || named === null) return false
  const isWeb = (isLinked || /^www\./i.test(name)) && parse(named.hostname).isIcann === true
  return isWeb || plainHostOf(own) === plainHostOf(named)
}

function withoutRepeatedSite(url: URL, base: string | URL): URL {
  const path = url.pathname + url.search + url.hash
  const [joined] = /https?$/.exec(url.hostname) ?? []
  if (joined && path.startsWith('//')) return URL.parse(`${joined}:${path}`) ?? url
  const [, scheme, rest = ''] = /^\/{1,2}(?:(https?):?\/{1,2})?([^/].*)/is.exec(path) ?? []
  const named = URL.parse(`${scheme ? `${scheme}:` : url.protocol}//${rest}`)
  if (named === null || plainHostOf(named) !== plainHostOf(url)) return url
  if (named.username !== '' || named.port !== url.port) return url
  const isFolder = scheme === undefined && URL.parse(base)?.pathname.startsWith(`/${rest.split('/')[0]}`)
  return isFolder ? url : named
}
