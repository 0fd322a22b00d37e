import { redirect } from 'react-router'
import { correctionRecord } from '../../domain/corrections/correction.record.ts'
import { findEditedCorrection } from '../../domain/corrections/correction-queries.ts'
import { updateCorrection } from '../../domain/corrections/write-correction.ts'
import { pageContext } from '../../http/page-context.ts'
import { bodyBytes, type RouteHandle } from '../../http/route-handle.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/correction-desk.ts'
import { PageTitle } from '../frame/page-title.tsx'
import { titleMeta } from '../frame/title-meta.ts'
import { noProblem } from '../records/form-problem.ts'
import { keepTyped } from '../records/keep-typed.ts'
import { editAction } from '../records/save-record.ts'
import { HistoryLink } from '../widgets/history-link.tsx'
import { LocalTime } from '../widgets/local-time.tsx'
import { truncateForList } from '../widgets/truncate-for-list.ts'
import type { Route } from './+types/edit'
import { CorrectionForm } from './correction-form.tsx'

export const handle = { role: 'editor', bodyBytesMax: bodyBytes.text } satisfies RouteHandle

export const meta: Route.MetaFunction = titleMeta(words.edit)

export async function loader({ context, params }: Route.LoaderArgs) {
  const correction = await findEditedCorrection(context.get(pageContext).db, params.id)
  if (!correction) throw redirect(correctionRecord.list)
  return { correction }
}

export const action = editAction(correctionRecord, {
  find: findEditedCorrection,
  update: updateCorrection,
  refuse: (_, language) => ({ message: words.gone(language) }),
})

export const clientAction = keepTyped(correctionRecord, 'update')

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
          headline: () => <b key="headline">{truncateForList(correction.headline)}</b>,
          time: () => <LocalTime key="time" at={correction.createdAt} />,
        })}
      </p>
      <CorrectionForm row={correction} problem={actionData ?? noProblem} />
    </>
  )
}
