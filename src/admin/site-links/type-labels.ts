import { siteLinkLabels } from '../../domain/site-links/site-link.ts'

// The specification's admin words (§2); readers see "Contact Us".
const labels: Record<string, string> = { ...siteLinkLabels, contact: 'Contact' }

/** A type that nobody knows is shown as it is. */
export function typeLabel(type: string): string {
  return Object.hasOwn(labels, type) ? (labels[type] ?? type) : type
}
