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

/** The address of a link in a document at `base`; null if it is none. Templates forget the scheme: "www.outlet.in/1". */
export function resolveLink(link: string, base: string | URL): URL | null {
  const [name = ''] = /^[^/?#:]+/.exec(link) ?? []
  return URL.parse(name.includes('.') && isHost(name, base) ? `//${link}` : link, base)
}

function isHost(name: string, base: string | URL): boolean {
  const [own, named] = [URL.parse(base), URL.parse(`http://${name}`)]
  if (own === null || named === null) return false
  const isWeb = /^www\./i.test(name) && parse(named.hostname).isIcann === true
  return isWeb || plainHostOf(own) === plainHostOf(named)
}
