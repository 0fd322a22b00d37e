import { canonicalUrl, displayUrl } from '../../address/canonical-url.ts'
import type { Db } from '../../database/connect.ts'
import { type DuplicateException, listExemptions } from '../../domain/duplicates/duplicate-exceptions.ts'
import { type NewsLinkInput, newsLinkSchema } from '../../domain/news-links/news-link-schema.ts'
import { findOutletAt } from '../../domain/outlets/find-outlet-at.ts'
import { exemptAddresses } from '../../ingest/judge/exempt-addresses.ts'
import type { Language } from '../../text/language.ts'
import * as words from '../../words/news-fields.ts'
import { type FieldErrors, fieldErrors } from '../forms/read-form.ts'

export type CheckedNewsLink =
  | { ok: true; input: NewsLinkInput; canonicalUrl: string }
  | { ok: false; errors: FieldErrors }

/** The address that readers get is cleaned of tracking, as a feed's is, unless its outlet is known to need the parameter. */
export async function checkNewsLink(
  db: Db,
  texts: Record<string, string>,
  language: Language,
): Promise<CheckedNewsLink> {
  const parsed = newsLinkSchema.safeParse({ ...texts, featured: texts.featured === 'on' })
  if (!parsed.success) return { ok: false, errors: fieldErrors(parsed.error) }
  const [shown, canonical] = [displayUrl(parsed.data.url), canonicalUrl(parsed.data.url)]
  if (!shown.ok || !canonical.ok) return { ok: false, errors: { url: words.invalidUrl(language) } }
  const usual = { url: shown.url, canonicalUrl: canonical.url }
  const { url, ...identity } =
    exemptAddresses(parsed.data.url, await listExceptionsAt(db, shown.url)) ?? usual
  return { ok: true, input: { ...parsed.data, url }, ...identity }
}

async function listExceptionsAt(db: Db, url: string): Promise<DuplicateException[]> {
  const outlet = await findOutletAt(db, url)
  return outlet ? ((await listExemptions(db, [outlet.id])).get(outlet.id) ?? []) : []
}
