import type { JsonValue } from '../../database/tables.ts'
import { type NewsLinkInput, newsLinkSchema } from '../news-links/news-link-schema.ts'

/** A news link as the editor left it in the form, until its time. */
export type ScheduledLink = { input: NewsLinkInput; canonicalUrl: string }

/** Null for what no version of ours wrote. */
export function readScheduledLink(value: JsonValue | null): ScheduledLink | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  const { input, canonicalUrl } = value
  const parsed = newsLinkSchema.safeParse(input)
  return parsed.success && typeof canonicalUrl === 'string' ? { input: parsed.data, canonicalUrl } : null
}
