import type { Language } from '../../text/language.ts'
import * as words from '../../words/site-links-desk.ts'

// The specification's admin words (§2); readers see "Contact Us".
const labels: Record<string, (language: Language) => string> = {
  about: words.aboutUs,
  contact: words.contact,
  privacy: words.privacyPolicy,
  terms: words.termsOfService,
}

/** An unknown type is shown unchanged. */
export function typeLabel(type: string, language: Language): string {
  return Object.hasOwn(labels, type) ? (labels[type]?.(language) ?? type) : type
}
