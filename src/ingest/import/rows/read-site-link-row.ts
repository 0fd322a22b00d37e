import { contentProblems } from '../../../domain/site-links/content-problems.ts'
import { type DroppedMarkup, sanitizePage } from '../../../domain/site-links/sanitize-page.ts'
import { siteLinkTypes } from '../../../domain/site-links/site-link.ts'
import { siteLinkSchema } from '../../../domain/site-links/site-link-schema.ts'
import type { ReadFields } from './import-row.ts'
import { formValue, isNamed, problemsOf, textOf } from './row-fields.ts'

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
  if (problem && !isNamed(problems, 'content')) problems.push(`content: ${problem}`)
  if (!parsed.success || !page?.ok || problems.length > 0)
    return { ok: false, problems: problems.map(inWords) }
  const { type, title } = parsed.data
  return {
    ok: true,
    key: type,
    title,
    values: { type, title, content: page.html },
    note: noteOf(page.dropped),
  }
}

function contentProblemOf(page: ReturnType<typeof sanitizePage>): string | null {
  if (!page.ok) return contentProblems[page.reason]
  return page.html === '' ? contentProblems.empty : null
}

/** A form offers the types; a file has to be told them. */
function inWords(problem: string): string {
  return problem.startsWith('type: ') ? `type: It is none of ${siteLinkTypes.join(', ')}` : problem
}

function noteOf(dropped: DroppedMarkup[]): string {
  if (dropped.length === 0) return ''
  const shown = dropped.slice(0, 5).map(({ what, count }) => (count > 1 ? `${what} (${count} times)` : what))
  return `Without ${shown.join(', ')}${dropped.length > 5 ? ' and more' : ''}, which a page may not hold`
}
