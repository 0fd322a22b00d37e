import type { EditedNewsLink } from '../../domain/news-links/admin-news-queries.ts'
import type { NewsLinkDuplicate } from '../../domain/news-links/news-link-checks.ts'
import { type NewsLinkInput, newsLinkSchema } from '../../domain/news-links/news-link-schema.ts'
import { canonicalUrl } from '../../ingest/address/canonical-url.ts'
import { type FieldErrors, fieldErrors } from '../read-form.ts'

export type CheckedNewsLink =
  | { ok: true; input: NewsLinkInput; canonicalUrl: string }
  | { ok: false; errors: FieldErrors }

export type SaveProblem = {
  errors: FieldErrors
  /** For the toast: why nothing was saved, when it is not about a field. */
  message: string | null
  duplicate: NewsLinkDuplicate | null
  /** What another editor saved in between. */
  theirs: EditedNewsLink | null
}

export const noProblem: SaveProblem = { errors: {}, message: null, duplicate: null, theirs: null }

export function checkNewsLink(texts: Record<string, string>): CheckedNewsLink {
  const parsed = newsLinkSchema.safeParse({ ...texts, featured: texts.featured === 'on' })
  if (!parsed.success) return { ok: false, errors: fieldErrors(parsed.error) }
  const canonical = canonicalUrl(parsed.data.url)
  if (!canonical.ok) return { ok: false, errors: { url: 'Please enter a valid URL' } }
  return { ok: true, input: parsed.data, canonicalUrl: canonical.url }
}
