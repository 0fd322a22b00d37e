import { data, redirect } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { findEditedCorrection } from '../../domain/corrections/correction-queries.ts'
import { updateCorrection } from '../../domain/corrections/write-correction.ts'
import { pageContext } from '../../http/page-context.ts'
import { bodyBytes, type RouteHandle } from '../../http/route-handle.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/correction-desk.ts'
import { readTypedForm } from '../forms/read-form.ts'
import { PageTitle } from '../frame/page-title.tsx'
import { editorContext } from '../frame/require-role.ts'
import { titled } from '../frame/titled.ts'
import { noticeCookie } from '../notices/notice.ts'
import { savedOr } from '../notices/saved-or.ts'
import { cutForList } from '../widgets/cut-for-list.ts'
import { HistoryLink } from '../widgets/history-link.tsx'
import { LocalTime } from '../widgets/local-time.tsx'
import type { Route } from './+types/edit'
import { CorrectionForm } from './correction-form.tsx'
import { checkCorrection, noCorrectionProblem } from './correction-problem.ts'

export const handle = { role: 'editor', bodyBytesMax: bodyBytes.text } satisfies RouteHandle

export const meta: Route.MetaFunction = titled(words.edit)

export async function loader({ context, params }: Route.LoaderArgs) {
  const correction = await findEditedCorrection(context.get(pageContext).db, params.id)
  if (!correction) throw redirect(adminPath('/corrections'))
  return { correction }
}

export async function action({ context, request, params: { id } }: Route.ActionArgs) {
  const { db, now, origin, language } = context.get(pageContext)
  const { by } = context.get(editorContext)
  const texts = await readTypedForm(request, context)
  const checked = checkCorrection(texts, language)
  if (!checked.ok) return data(checked.problem, { status: 400 })
  const update = { id, version: Number(texts.version), input: checked.input, by, now }
  const updated = await updateCorrection(db, update)
  if (updated.ok) {
    const notice = noticeCookie('correction-updated', origin, updated.batchId)
    return redirect(adminPath('/corrections'), { headers: { 'set-cookie': notice } })
  }
  if (updated.reason === 'not-found') return redirect(adminPath('/corrections'))
  return data({ ...noCorrectionProblem, theirs: await findEditedCorrection(db, id) }, { status: 409 })
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return savedOr(language => ({ ...noCorrectionProblem, message: words.notUpdated(language) }), serverAction)
}

export default function EditCorrection({ loaderData, actionData }: Route.ComponentProps) {
  const language = useLanguage()
  const { correction } = loaderData
  return (
    <>
      <PageTitle title={words.edit(language)}>
        <HistoryLink id={correction.id} />
      </PageTitle>
      <p className="max-w-2xl">
        {words.correctedAt(language, {
          headline: () => <b key="headline">{cutForList(correction.headline)}</b>,
          time: () => <LocalTime key="time" at={correction.createdAt} />,
        })}
      </p>
      <CorrectionForm
        correction={correction}
        draftName={`corrections/${correction.id}`}
        problem={actionData ?? noCorrectionProblem}
        backTo={adminPath('/corrections')}
      />
    </>
  )
}
