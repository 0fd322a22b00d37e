import type * as z from 'zod/mini'
import { findTimeProblems, readTimes } from '../../domain/schedule/schedule-times.ts'
import { contentProblems } from '../../domain/site-links/content-problems.ts'
import type { EditedSiteLink } from '../../domain/site-links/edited-site-link-queries.ts'
import { sanitizePage } from '../../domain/site-links/sanitize-page.ts'
import type { SiteLinkTexts } from '../../domain/site-links/site-link.ts'
import { type SiteLinkInput, siteLinkSchema } from '../../domain/site-links/site-link-schema.ts'
import { editions } from '../../text/language.ts'
import { type FieldErrors, fieldErrors } from '../forms/read-form.ts'

type CheckedSiteLink =
  /** `publishAt` null: at once. */
  { ok: true; input: SiteLinkInput; publishAt: Date | null } | { ok: false; problem: SiteLinkProblem }

export type SiteLinkProblem = {
  errors: FieldErrors
  /** For the toast and above the form. */
  message: string | null
  /** The page that has the type already. */
  existingId: string | null
  needsSignIn: boolean
  /** The version that another editor saved in between. */
  theirs: EditedSiteLink | null
}

export const noSiteLinkProblem: SiteLinkProblem = {
  errors: {},
  message: null,
  existingId: null,
  needsSignIn: false,
  theirs: null,
}

export const signInNeeded: SiteLinkProblem = {
  ...noSiteLinkProblem,
  message: 'Please sign in to save this page. What you typed stays here.',
  needsSignIn: true,
}

export const unexpected: SiteLinkProblem = {
  ...noSiteLinkProblem,
  message: 'An unexpected error occurred.',
}

export function typeTaken(existingId: string | null): SiteLinkProblem {
  return { ...noSiteLinkProblem, message: 'There is already a page of this type.', existingId }
}

/** Checks the posted form and cleans its HTML; only the result is stored. */
export function checkSiteLink(texts: Record<string, string>, now: Date): CheckedSiteLink {
  const parsed = siteLinkSchema.safeParse(texts)
  if (!parsed.success) return refuse(fieldErrors(parsed.error))
  const page = sanitizePage(parsed.data.content)
  if (!page.ok) return refuse({ content: contentProblems[page.reason] })
  if (page.html === '') return refuse({ content: contentProblems.empty })
  const translated = checkTranslations(parsed.data)
  if (!translated.ok) return refuse(translated.errors)
  const { type, title } = parsed.data
  const times = readTimes(parsed.data)
  const problems = findTimeProblems(times, now)
  if (problems) return refuse({ ...problems })
  const until = parsed.data.takeDownAt === undefined ? {} : { takeDownAt: times.takeDownAt }
  return {
    ok: true,
    input: { type, title, content: page.html, ...until, ...translated.values },
    publishAt: times.publishAt,
  }
}

/** Cleaned like the page itself. */
function checkTranslations(
  fields: z.output<typeof siteLinkSchema>,
): { ok: true; values: { translations?: string } } | { ok: false; errors: FieldErrors } {
  const texts: SiteLinkTexts = {}
  let isPosted = false
  for (const edition of editions) {
    const title = fields[`${edition}Title` as const]
    const content = fields[`${edition}Content` as const]
    isPosted ||= title !== undefined || content !== undefined
    if (!content) continue
    const page = sanitizePage(content)
    if (!page.ok) return { ok: false, errors: { [`${edition}Content`]: contentProblems[page.reason] } }
    texts[edition] = { title: title || fields.title, content: page.html }
  }
  return { ok: true, values: isPosted ? { translations: JSON.stringify(texts) } : {} }
}

function refuse(errors: FieldErrors): { ok: false; problem: SiteLinkProblem } {
  return { ok: false, problem: { ...noSiteLinkProblem, errors } }
}
