import type { Db } from '../../database/connect.ts'
import { findAddresses } from '../../domain/news-links/find-addresses.ts'
import { type NewsLinkInput, newsLinkSchema } from '../../domain/news-links/news-link-schema.ts'
import type { Language } from '../../text/language.ts'
import * as words from '../../words/news-fields.ts'
import { type FieldErrors, fieldErrors } from '../forms/read-form.ts'

type CheckedNewsLink =
  | { ok: true; input: NewsLinkInput; canonicalUrl: string }
  | { ok: false; errors: FieldErrors }

export async function checkNewsLink(
  db: Db,
  texts: Record<string, string>,
  language: Language,
): Promise<CheckedNewsLink> {
  const parsed = newsLinkSchema.safeParse({ ...texts, featured: texts.featured === 'on' })
  if (!parsed.success) return { ok: false, errors: fieldErrors(parsed.error) }
  const addresses = await findAddresses(db, parsed.data.url)
  if (!addresses) return { ok: false, errors: { url: words.invalidUrl(language) } }
  const { url, canonicalUrl } = addresses
  return { ok: true, input: { ...parsed.data, url }, canonicalUrl }
}
