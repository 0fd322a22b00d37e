import type * as z from 'zod/mini'
import { findTimeProblems, readTimes } from '../../domain/schedule/schedule-times.ts'
import { contentProblemOf, sanitizePage } from '../../domain/site-links/sanitize-page.ts'
import type { SiteLinkTexts } from '../../domain/site-links/site-link.ts'
import type { EditedSiteLink } from '../../domain/site-links/site-link-queries.ts'
import { type SiteLinkInput, siteLinkSchema } from '../../domain/site-links/site-link-schema.ts'
import { editions, type Language } from '../../text/language.ts'
import * as words from '../../words/site-links-desk.ts'
import { type FieldErrors, fieldErrors } from '../forms/read-form.ts'

type CheckedSiteLink =
  /** `publishAt` is null for immediately. */
  { ok: true; input: SiteLinkInput; publishAt: Date | null } | { ok: false; problem: SiteLinkProblem }

export type SiteLinkProblem = {
  errors: FieldErrors
  /** Shown as a toast and above the form. */
  message: string | null
  /** The existing page of this type. */
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

export function signInNeeded(language: Language): SiteLinkProblem {
  return { ...noSiteLinkProblem, message: words.signInNeeded(language), needsSignIn: true }
}

export function unexpected(language: Language): SiteLinkProblem {
  return { ...noSiteLinkProblem, message: words.unexpected(language) }
}

export function typeTaken(existingId: string | null, language: Language): SiteLinkProblem {
  return { ...noSiteLinkProblem, message: words.typeTaken(language), existingId }
}

/** Validates the posted form and sanitises its HTML; only the result is stored. */
export function checkSiteLink(
  texts: Record<string, string>,
  { now, language }: { now: Date; language: Language },
): CheckedSiteLink {
  const parsed = siteLinkSchema.safeParse(texts)
  if (!parsed.success) return refuse(fieldErrors(parsed.error))
  const page = sanitizePage(parsed.data.content)
  const problem = contentProblemOf(page)
  if (!page.ok || problem) return refuse({ content: problem ?? '' })
  const translated = checkTranslations(parsed.data)
  if (!translated.ok) return refuse(translated.errors)
  const { type, title } = parsed.data
  const times = readTimes(parsed.data)
  const problems = findTimeProblems(times, now, language)
  if (problems) return refuse({ ...problems })
  const until = parsed.data.takeDownAt === undefined ? {} : { takeDownAt: times.takeDownAt }
  return {
    ok: true,
    input: { type, title, content: page.html, ...until, ...translated.values },
    publishAt: times.publishAt,
  }
}

/** Sanitised like the page itself. */
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
    if (!page.ok) return { ok: false, errors: { [`${edition}Content`]: contentProblemOf(page) ?? '' } }
    texts[edition] = { title: title || fields.title, content: page.html }
  }
  return { ok: true, values: isPosted ? { translations: JSON.stringify(texts) } : {} }
}

function refuse(errors: FieldErrors): { ok: false; problem: SiteLinkProblem } {
  return { ok: false, problem: { ...noSiteLinkProblem, errors } }
}
