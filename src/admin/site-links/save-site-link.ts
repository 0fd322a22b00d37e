import { isDeepStrictEqual } from 'node:util'
import { adminPath } from '../../address/admin-path.ts'
import type { Authorized } from '../../domain/accounts/authorize.ts'
import { type ScheduledPage, scheduleSitePage } from '../../domain/schedule/schedule-page.ts'
import { findTimeProblems, readTimes } from '../../domain/schedule/schedule-times.ts'
import { contentProblemOf, sanitizePage } from '../../domain/site-links/sanitize-page.ts'
import type { PostedSiteLink, SiteLinkInput, SiteLinkTexts } from '../../domain/site-links/site-link.ts'
import type { PageContext } from '../../http/page-context.ts'
import { editions, type Language } from '../../text/language.ts'
import * as words from '../../words/site-links-desk.ts'
import type { FieldErrors } from '../forms/read-form.ts'
import type { FormProblem } from '../records/form-problem.ts'
import type { Refusal } from '../records/save-record.ts'

type Posted = { input: PostedSiteLink; page: PageContext; by: Authorized }

/**
 * Sanitises the posted HTML, and stores the page with `save`, or until the time of its publication. `untyped`: whether the
 * form had shown the texts of editions, so that empty fields remove them, or those of a page in place are kept.
 */
export async function saveSitePage<Saved>(
  { input, page, by, untyped }: Posted & { untyped: 'keep' | 'remove' },
  save: (input: SiteLinkInput) => Promise<Saved>,
) {
  const checked = checkSiteLink(input, page)
  if (!checked.ok) return { ok: false, reason: 'invalid', errors: checked.errors } as const
  const { publishAt, stored } = checked
  if (publishAt) {
    const { translations, ...texts } = stored
    const isKept = translations === undefined || (untyped === 'keep' && translations === '{}')
    const input = { takeDownAt: null, ...texts, ...(isKept ? {} : { translations }), publishAt }
    return toSchedule(await orUnexpected(scheduleSitePage(page.db, { input, by, now: page.now }), page))
  }
  return orUnexpected(save(stored), page)
}

/** The same for a scheduled version, which keeps a time of publication. */
export async function saveScheduledPage<Saved extends { ok: boolean }>(
  { input, page }: Omit<Posted, 'by'>,
  save: (input: SiteLinkInput & { publishAt: Date }) => Promise<Saved>,
) {
  const checked = checkSiteLink(input, page, 'publishAt')
  if (!checked.ok) return { ok: false, reason: 'invalid', errors: checked.errors } as const
  const { publishAt, stored } = checked
  if (!publishAt) return { ok: false, reason: 'invalid', errors: { publishAt: 'bad-time' } } as const
  return toSchedule(await orUnexpected(save({ ...stored, publishAt }), page))
}

/** Without it an error's page would replace the form, and what was typed in it. */
async function orUnexpected<Saved>(saving: Promise<Saved>, { log }: Pick<PageContext, 'log'>) {
  return saving.catch((error: unknown) => {
    log.error({ err: error }, 'site link not saved')
    return { ok: false, reason: 'unexpected' } as const
  })
}

/** Leaves out the texts of other editions that are those which the form shows, so that the page's own stay with a version without. */
export function withoutShownTexts<Input extends SiteLinkInput>(
  { translations, ...input }: Input,
  shown: { translations: SiteLinkTexts } | null,
) {
  if (translations === undefined) return input
  const isShown = isDeepStrictEqual(JSON.parse(translations), shown?.translations)
  return isShown ? input : { ...input, translations }
}

type Refused =
  | { reason: 'unexpected' }
  | { reason: 'type-taken'; existing: FormProblem<never>['existing'] }
  | { reason: 'scheduled-already'; existing: ScheduledPage }

export function refuseSiteLink(refused: Refused, language: Language): Refusal {
  if (refused.reason === 'unexpected') return { message: words.unexpected(language), status: 500 }
  if (refused.reason === 'scheduled-already')
    return {
      message: words.scheduledAlready(language),
      existingAt: adminPath('/queue/scheduled/:id', { id: refused.existing.id }),
    }
  return { message: words.typeTaken(language), existing: refused.existing }
}

type CheckedSiteLink =
  /** `publishAt` is null for immediately. */
  { ok: true; stored: SiteLinkInput; publishAt: Date | null } | { ok: false; errors: FieldErrors }

function checkSiteLink(
  fields: PostedSiteLink,
  { now, language, origin }: Pick<PageContext, 'now' | 'language' | 'origin'>,
  required?: 'publishAt',
): CheckedSiteLink {
  const content = sanitizePage(fields.content, origin)
  const translated = checkTranslations(fields, origin)
  const times = readTimes(fields)
  const errors: FieldErrors = {
    ...translated.errors,
    ...findTimeProblems(times, { now, language, required }),
  }
  const problem = contentProblemOf(content)
  if (problem) errors.content = problem
  if (!content.ok || Object.keys(errors).length > 0) return { ok: false, errors }
  const { type, title } = fields
  const { publishAt, takeDownAt } = times
  const until = fields.takeDownAt === undefined ? {} : { takeDownAt }
  return {
    ok: true,
    stored: { type, title, content: content.html, ...until, ...translated.values },
    publishAt,
  }
}

/** Sanitised like the page itself. */
function checkTranslations(
  fields: PostedSiteLink,
  origin: string,
): { values: { translations?: string }; errors: FieldErrors } {
  const texts: SiteLinkTexts = {}
  const errors: FieldErrors = {}
  let isPosted = false
  for (const edition of editions) {
    const title = fields[`${edition}Title` as const]
    const content = fields[`${edition}Content` as const]
    isPosted ||= title !== undefined || content !== undefined
    if (!content) continue
    const page = sanitizePage(content, origin)
    if (page.ok) texts[edition] = { title: title || fields.title, content: page.html }
    else errors[`${edition}Content`] = contentProblemOf(page) ?? ''
  }
  return { values: isPosted ? { translations: JSON.stringify(texts) } : {}, errors }
}

/** After this the editor sees the schedule. */
function toSchedule<Saved extends { ok: boolean }>(saved: Saved) {
  return { ...saved, notice: 'page-scheduled', to: adminPath('/queue/scheduled') } as const
}
