import { data } from 'react-router'
import { describeFieldProblem } from '../../domain/fields/field-problem.ts'
import { type DroppedMarkup, sanitizePage } from '../../domain/site-links/sanitize-page.ts'
import { pageContext } from '../../http/page-context.ts'
import { setPersonLanguage } from '../../http/person-language.ts'
import { bodyBytes, type RouteHandle } from '../../http/route-handle.ts'
import { refusalStatus } from '../../http/signed-in.ts'
import * as words from '../../words/site-links-desk.ts'
import { readFormTexts } from '../forms/read-form.ts'
import { withFallback } from '../notices/with-fallback.ts'
import type { Route } from './+types/preview'

export const middleware = [setPersonLanguage]
export const handle = { role: 'editor', bodyBytesMax: bodyBytes.page } satisfies RouteHandle

// Outside the gate: a redirect to the login would interrupt the editor while typing.

type Preview = { ok: true; html: string; dropped: DroppedMarkup[] } | { ok: false; problem: string }

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const editor = await page.findSignedIn('editor')
  return new Response(null, { status: editor ? 405 : await refusalStatus(page), headers: { allow: 'POST' } })
}

export async function action({ request, context }: Route.ActionArgs) {
  const page = context.get(pageContext)
  const { language, origin } = page
  if (!(await page.findSignedIn('editor')))
    return data(refuse(words.previewSignedOut(language)), { status: await refusalStatus(page) })
  const { content = '' } = await readFormTexts(request)
  const cleaned = sanitizePage(content, origin)
  return data<Preview>(
    cleaned.ok ? cleaned : refuse(describeFieldProblem(`content-${cleaned.reason}`, language)),
  )
}

/** If the preview fails, the form beside it must stay. */
export const clientAction = withFallback(language => refuse(words.previewFailed(language)))

function refuse(problem: string): Preview {
  return { ok: false, problem }
}
