import type { LineReason } from '../../../domain/exchange/line-reason.ts'
import {
  contentProblemOf,
  type DroppedMarkup,
  sanitizePage,
} from '../../../domain/site-links/sanitize-page.ts'
import { siteLinkSchema } from '../../../domain/site-links/site-link-schema.ts'
import type { ReadFields } from './import-row.ts'
import { columnProblem, formValue, isNamed, problemsOf, textOf } from './row-fields.ts'

/** A page as its form would check it; its HTML is cleaned as when somebody saves it. */
export function readSiteLinkRow(fields: ReadonlyMap<string, unknown>): ReadFields {
  const content = formValue(fields.get('content'))
  const parsed = siteLinkSchema.safeParse({
    type: textOf(fields.get('type')),
    title: formValue(fields.get('title')),
    content,
  })
  const problems = problemsOf(parsed.error)
  const page = typeof content === 'string' && content !== '' ? sanitizePage(content) : null
  const problem = page && contentProblemOf(page)
  if (problem && !isNamed(problems, 'content')) problems.push(columnProblem('content', problem))
  if (!parsed.success || !page?.ok || problems.length > 0) return { ok: false, problems }
  const { type, title } = parsed.data
  return {
    ok: true,
    key: type,
    title,
    values: { type, title, content: page.html },
    notes: notesOf(page.dropped),
  }
}

const markupShown = 5

function notesOf(dropped: DroppedMarkup[]): LineReason[] {
  if (dropped.length === 0) return []
  return [{ code: 'dropped', markup: dropped.slice(0, markupShown), isCut: dropped.length > markupShown }]
}
