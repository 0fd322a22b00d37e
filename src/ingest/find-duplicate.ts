import { canonicalUrl } from './canonical-url.ts'

/**
 * Why two addresses are one article, for the editor who asks: "same address", or "same address: dropped utm_source".
 * Both have the same canonical form; what had to be changed on either side to see it is the reason.
 */
export function explainDuplicate(url: string, existingUrl: string): string {
  if (url === existingUrl) return 'same address'
  const changes = [url, existingUrl].flatMap(given => {
    const canonical = canonicalUrl(given)
    return canonical.ok ? canonical.changes : []
  })
  const distinct = [...new Set(changes)]
  return distinct.length > 0 ? `same address: ${distinct.join(', ')}` : 'same address'
}
