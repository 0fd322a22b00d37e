import { data } from 'react-router'
import { describeFieldProblem } from '../../domain/field-problem.ts'
import { type DroppedMarkup, sanitizePage } from '../../domain/site-links/sanitize-page.ts'
import { pageContext } from '../../http/page-context.ts'
import { bodyBytes, type RouteHandle } from '../../http/route-handle.ts'
import { refusalStatus } from '../../http/signed-in.ts'
import * as words from '../../words/site-links-desk.ts'
import { readFormTexts } from '../forms/read-form.ts'
import { savedOr } from '../notices/saved-or.ts'
import type { Route } from './+types/preview'

export const handle = { role: 'editor', bodyBytesMax: bodyBytes.page } satisfies RouteHandle

// It stands outside the gate: a redirect to the login in the middle of a word would take the editor away from the text.

type Preview = { ok: true; html: string; dropped: DroppedMarkup[] } | { ok: false; problem: string }

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const editor = await page.findSignedIn('editor')
  return new Response(null, { status: editor ? 405 : await refusalStatus(page), headers: { allow: 'POST' } })
}

export async function action({ request, context }: Route.ActionArgs) {
  const asked = context.get(pageContext)
  const { language } = asked
  if (!(await asked.findSignedIn('editor')))
    return data(refuse(words.previewSignedOut(language)), { status: await refusalStatus(asked) })
  const { content = '' } = await readFormTexts(request)
  const page = sanitizePage(content)
  return data<Preview>(page.ok ? page : refuse(describeFieldProblem(`content-${page.reason}`, language)))
}

/** A preview that does not come must not take the form away that it stands beside. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return savedOr(language => refuse(words.previewFailed(language)), serverAction)
}

function refuse(problem: string): Preview {
  return { ok: false, problem }
}
