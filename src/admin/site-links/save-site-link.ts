import { contentProblems } from '../../domain/site-links/content-problems.ts'
import type { EditedSiteLink } from '../../domain/site-links/edited-site-link-queries.ts'
import { sanitizePage } from '../../domain/site-links/sanitize-page.ts'
import { type SiteLinkInput, siteLinkSchema } from '../../domain/site-links/site-link-schema.ts'
import { type FieldErrors, fieldErrors } from '../forms/read-form.ts'

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
export function checkSiteLink(
  texts: Record<string, string>,
): { ok: true; input: SiteLinkInput } | { ok: false; problem: SiteLinkProblem } {
  const parsed = siteLinkSchema.safeParse(texts)
  if (!parsed.success) return refuse(fieldErrors(parsed.error))
  const page = sanitizePage(parsed.data.content)
  if (!page.ok) return refuse({ content: contentProblems[page.reason] })
  if (page.html === '') return refuse({ content: contentProblems.empty })
  return { ok: true, input: { ...parsed.data, content: page.html } }
}

function refuse(errors: FieldErrors): { ok: false; problem: SiteLinkProblem } {
  return { ok: false, problem: { ...noSiteLinkProblem, errors } }
}
