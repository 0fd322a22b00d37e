import { data, redirect } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { type CorrectedSubject, findSubject } from '../../domain/corrections/find-subject.ts'
import { addCorrection } from '../../domain/corrections/write-correction.ts'
import { pageContext } from '../../http/page-context.ts'
import { bodyBytes, type RouteHandle } from '../../http/route-handle.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/correction-desk.ts'
import { readTypedForm } from '../forms/read-form.ts'
import { PageTitle } from '../frame/page-title.tsx'
import { editorContext } from '../frame/require-role.ts'
import { titleMeta } from '../frame/title-meta.ts'
import { noticeCookie } from '../notices/notice.ts'
import { saveWithFallback } from '../notices/save-with-fallback.ts'
import { truncateForList } from '../widgets/truncate-for-list.ts'
import type { Route } from './+types/add'
import { CorrectionForm } from './correction-form.tsx'
import { checkCorrection, noCorrectionProblem } from './correction-problem.ts'

export const handle = { role: 'editor', bodyBytesMax: bodyBytes.text } satisfies RouteHandle

export const meta: Route.MetaFunction = titleMeta(words.add)

/** `?link=ID` or `?story=ID` names the subject of the correction. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(pageContext)
  const of = readSubject(request)
  const subject = of && (await findSubject(db, of))
  if (!of) throw redirect(adminPath('/corrections'))
  // If the link or story was deleted while the form was open, the page keeps the typed text.
  return { of, headline: subject && truncateForList(subject.headline) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { db, now, origin, language } = context.get(pageContext)
  const { by } = context.get(editorContext)
  const texts = await readTypedForm(request, context)
  const of = readSubject(request)
  if (!of) return redirect(adminPath('/corrections'))
  const checked = checkCorrection(texts, language)
  if (!checked.ok) return data(checked.problem, { status: 400 })
  const added = await addCorrection(db, { of, input: checked.input, by, now })
  if (!added.ok) return data({ ...noCorrectionProblem, message: words.gone(language) }, { status: 409 })
  const notice = noticeCookie('correction-added', origin, added.batchId)
  return redirect(subjectPath(of), { headers: { 'set-cookie': notice } })
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return saveWithFallback(
    language => ({ ...noCorrectionProblem, message: words.notPublished(language) }),
    serverAction,
  )
}

export default function AddCorrection({ loaderData, actionData }: Route.ComponentProps) {
  const language = useLanguage()
  const { of, headline } = loaderData
  const problem = actionData ?? noCorrectionProblem
  return (
    <>
      <PageTitle title={words.add(language)} />
      {headline === null ? (
        <p role="alert" className="max-w-2xl text-danger">
          {words.gone(language)}
        </p>
      ) : (
        <p className="max-w-2xl">
          <b>{headline}</b>
        </p>
      )}
      <p className="max-w-2xl text-quiet">{words.about(language)}</p>
      <CorrectionForm draftName={`corrections/${of.id}`} problem={problem} backTo={subjectPath(of)} />
    </>
  )
}

function readSubject(request: Request): CorrectedSubject | null {
  const { searchParams } = new URL(request.url)
  const [link, story] = [searchParams.get('link'), searchParams.get('story')]
  if (link) return { kind: 'link', id: link }
  return story ? { kind: 'story', id: story } : null
}

/** The editor's page of the corrected link or story. */
function subjectPath({ kind, id }: CorrectedSubject): string {
  return kind === 'link' ? adminPath('/news/edit/:id', { id }) : adminPath('/stories/:id', { id })
}
