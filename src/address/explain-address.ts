import { canonicalUrl } from './canonical-url.ts'

/** "same address after dropping utm_source": what had to be changed on either side to see it is the reason. */
export function explainDuplicate(url: string, existingUrl: string): string {
  if (url === existingUrl) return 'same address'
  const dropped = unique([url, existingUrl].flatMap(droppedParameters))
  const others = unique([url, existingUrl].flatMap(changesOf)).filter(change => parameterOf(change) === null)
  if (dropped.length === 0) return ['same address', others.join(', ')].filter(Boolean).join(': ')
  return [`same address after dropping ${listed(dropped)}`, ...others].join(', ')
}

/** The parameters that are no part of the article's identity, in their order. */
export function droppedParameters(url: string): string[] {
  return changesOf(url).flatMap(change => parameterOf(change) ?? [])
}

function changesOf(url: string): string[] {
  const canonical = canonicalUrl(url)
  return canonical.ok ? canonical.changes : []
}

// "dropped utm_source", but neither "dropped the fragment" nor "dropped an empty question mark".
function parameterOf(change: string): string | null {
  return /^dropped (\S+)$/.exec(change)?.[1] ?? null
}

function unique(texts: string[]): string[] {
  return [...new Set(texts)]
}

function listed(names: string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
