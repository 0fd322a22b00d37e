import { canonicalUrl, displayUrl } from '../../address/canonical-url.ts'
import { parameterNames } from '../../address/canonical-url-parameters.ts'
import type { DuplicateException } from './duplicate-exceptions.ts'

export type Addresses = { url: string; canonicalUrl: string }

type AddressException = Pick<DuplicateException, 'rule' | 'value'>

/**
 * Applies an editor's exceptions to an outlet's address: keeps parameters that are not tracking there, and uses the address
 * itself as the identity where two spellings are two articles. Null if no exception changes this address.
 */
export function exemptAddresses(givenUrl: string, exceptions: AddressException[]): Addresses | null {
  const kept = new Set(exceptions.filter(one => one.rule === 'parameter').map(one => one.value))
  const isPlain = exceptions.some(one => one.rule === 'address')
  if (kept.size === 0 && !isPlain) return null
  const url = displayUrl(givenUrl, kept)
  const canonical = canonicalUrl(givenUrl, kept)
  if (!url.ok || !canonical.ok) return null
  const found = { url: url.url, canonicalUrl: isPlain ? url.url : canonical.url }
  const usual = canonicalUrl(givenUrl)
  return usual.ok && usual.url === found.canonicalUrl ? null : found
}

/** The canonical addresses that exceptions may have given to a link that shows readers this address, the likeliest first. */
export function listExemptIdentities(url: string): string[] {
  if (!URL.canParse(url)) return []
  const names = parameterNames(new URL(url))
  return [displayUrl(url, names), canonicalUrl(url, names)].flatMap(found => (found.ok ? [found.url] : []))
}
