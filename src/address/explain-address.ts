import { type AddressChange, uniqueChanges } from './address-change.ts'
import { canonicalUrl } from './canonical-url.ts'
import { isAlwaysTracking } from './canonical-url-parameters.ts'

/** The changes to either address that show that both identify the same article; empty when they are spelled the same. */
export function changesBetween(url: string, existingUrl: string): AddressChange[] {
  return url === existingUrl ? [] : uniqueChanges([url, existingUrl].flatMap(changesOf))
}

/**
 * The names of the parameters that do not identify the article, in their order. `doubtful`: those dropped because of
 * their value, which may identify an article elsewhere.
 */
export function droppedParameters(url: string): { all: string[]; doubtful: string[] } {
  const all = changesOf(url).flatMap(change => (change.code === 'parameter' ? [change.name] : []))
  return { all, doubtful: all.filter(name => !isAlwaysTracking(name)) }
}

function changesOf(url: string): AddressChange[] {
  const canonical = canonicalUrl(url)
  return canonical.ok ? canonical.changes : []
}
