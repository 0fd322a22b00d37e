import { contentProblems } from '../../domain/site-links/content-problems.ts'
import { type DroppedMarkup, sanitizePage } from '../../domain/site-links/sanitize-page.ts'
import { siteLinkTypes } from '../../domain/site-links/site-link.ts'
import { siteLinkSchema } from '../../domain/site-links/site-link-schema.ts'
import type { ReadFields } from './import-row.ts'
import { firstProblem, formValue, textOf } from './row-fields.ts'

/** A page as its form would check it; its HTML is cleaned as when somebody saves it. */
export function readSiteLinkRow(fields: ReadonlyMap<string, unknown>): ReadFields {
  const type = textOf(fields.get('type'))
  if (!siteLinkTypes.some(known => known === type)) {
    return { ok: false, reason: `type: It is none of ${siteLinkTypes.join(', ')}` }
  }
  const parsed = siteLinkSchema.safeParse({
    type,
    title: formValue(fields.get('title')),
    content: formValue(fields.get('content')),
  })
  if (!parsed.success) return { ok: false, reason: firstProblem(parsed.error) }
  const page = sanitizePage(parsed.data.content)
  if (!page.ok) return { ok: false, reason: `content: ${contentProblems[page.reason]}` }
  if (page.html === '') return { ok: false, reason: `content: ${contentProblems.empty}` }
  const { title } = parsed.data
  return {
    ok: true,
    key: type,
    title,
    values: { type, title, content: page.html },
    note: noteOf(page.dropped),
  }
}

function noteOf(dropped: DroppedMarkup[]): string {
  if (dropped.length === 0) return ''
  const shown = dropped.slice(0, 5).map(({ what, count }) => (count > 1 ? `${what} (${count} times)` : what))
  return `Without ${shown.join(', ')}${dropped.length > 5 ? ' and more' : ''}, which a page may not hold`
}
