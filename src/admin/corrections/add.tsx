import { redirect } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { correctionRecord } from '../../domain/corrections/correction.record.ts'
import { type CorrectedSubject, findSubject } from '../../domain/corrections/find-subject.ts'
import { addCorrection } from '../../domain/corrections/write-correction.ts'
import { pageContext } from '../../http/page-context.ts'
import { bodyBytes, type RouteHandle } from '../../http/route-handle.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/correction-desk.ts'
import { PageTitle } from '../frame/page-title.tsx'
import { titleMeta } from '../frame/title-meta.ts'
import { noProblem } from '../records/form-problem.ts'
import { keepTyped } from '../records/keep-typed.ts'
import { addAction } from '../records/save-record.ts'
import { truncateForList } from '../widgets/truncate-for-list.ts'
import type { Route } from './+types/add'
import { CorrectionForm } from './correction-form.tsx'

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

export const action = addAction(correctionRecord, {
  async add(db, { request, ...write }) {
    const of = readSubject(request)
    return of ? addCorrection(db, { of, ...write }) : { ok: false, reason: 'not-public' as const }
  },
  refuse: (_, language) => ({ message: words.gone(language) }),
  backTo: request => subjectPath(readSubject(request)),
})

export const clientAction = keepTyped(correctionRecord, 'add')

export default function AddCorrection({ loaderData, actionData }: Route.ComponentProps) {
  const language = useLanguage()
  const { of, headline } = loaderData
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
      <CorrectionForm draftOf={of.id} problem={actionData ?? noProblem} backTo={subjectPath(of)} />
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
function subjectPath(of: CorrectedSubject | null): string {
  if (!of) return correctionRecord.list
  const { kind, id } = of
  return kind === 'link' ? adminPath('/news/edit/:id', { id }) : adminPath('/stories/:id', { id })
}
