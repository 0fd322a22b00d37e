import { findTimeProblems, readTimes } from '../../domain/schedule/schedule-times.ts'
import type { EditedSiteLink } from '../../domain/site-links/edited-site-link-queries.ts'
import { contentProblemOf, sanitizePage } from '../../domain/site-links/sanitize-page.ts'
import { type SiteLinkInput, siteLinkSchema } from '../../domain/site-links/site-link-schema.ts'
import type { Language } from '../../text/language.ts'
import * as words from '../../words/site-links-desk.ts'
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

export function signInNeeded(language: Language): SiteLinkProblem {
  return { ...noSiteLinkProblem, message: words.signInNeeded(language), needsSignIn: true }
}

export function unexpected(language: Language): SiteLinkProblem {
  return { ...noSiteLinkProblem, message: words.unexpected(language) }
}

export function typeTaken(existingId: string | null, language: Language): SiteLinkProblem {
  return { ...noSiteLinkProblem, message: words.typeTaken(language), existingId }
}

/** Checks the posted form and cleans its HTML; only the result is stored. */
export function checkSiteLink(texts: Record<string, string>, now: Date): CheckedSiteLink {
  const parsed = siteLinkSchema.safeParse(texts)
  if (!parsed.success) return refuse(fieldErrors(parsed.error))
  const page = sanitizePage(parsed.data.content)
  const problem = contentProblemOf(page)
  if (!page.ok || problem) return refuse({ content: problem ?? '' })
  const { type, title } = parsed.data
  const times = readTimes(parsed.data)
  const problems = findTimeProblems(times, now)
  if (problems) return refuse({ ...problems })
  const until = parsed.data.takeDownAt === undefined ? {} : { takeDownAt: times.takeDownAt }
  return { ok: true, input: { type, title, content: page.html, ...until }, publishAt: times.publishAt }
}

function refuse(errors: FieldErrors): { ok: false; problem: SiteLinkProblem } {
  return { ok: false, problem: { ...noSiteLinkProblem, errors } }
}
