import { redirect } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { correctionsPageSize } from '../../domain/corrections/correction.ts'
import { type EditedCorrection, listEditedCorrections } from '../../domain/corrections/correction-queries.ts'
import { deleteCorrection } from '../../domain/corrections/write-correction.ts'
import { pageContext } from '../../http/page-context.ts'
import { readPageKey, writePageKey } from '../../search/page-key.ts'
import { readFormTexts } from '../forms/read-form.ts'
import { PageTitle } from '../frame/page-title.tsx'
import { adminContext } from '../frame/require-admin.ts'
import { OlderLink } from '../lists/older-link.tsx'
import { useDeletion } from '../lists/use-deletion.tsx'
import { noticeCookie } from '../notices/notice.ts'
import { savedOr } from '../notices/saved-or.ts'
import { useErrorToast } from '../notices/use-error-toast.ts'
import { cutForList } from '../widgets/cut-for-list.ts'
import type { Route } from './+types/list'
import { CorrectionTable, deletionQuestion } from './correction-table.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Corrections' }]

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(pageContext)
  const after = readPageKey(new URL(request.url).searchParams.get('after') ?? '')
  const { corrections, next } = await listEditedCorrections(db, { after, limit: correctionsPageSize })
  return {
    corrections: corrections.map(cutHeadline),
    older: next ? `${adminPath('/corrections')}?after=${writePageKey(next)}` : null,
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { db, now, origin } = context.get(pageContext)
  const { by } = context.get(adminContext)
  const { id = '' } = await readFormTexts(request)
  const deleted = await deleteCorrection(db, { id, by, now })
  const notice = deleted.ok ? noticeCookie('correction-deleted', origin, deleted.batchId) : null
  return redirect(adminPath('/corrections'), notice ? { headers: { 'set-cookie': notice } } : undefined)
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return savedOr({ message: 'Failed to delete the correction' }, serverAction)
}

export default function CorrectionList({ loaderData, actionData }: Route.ComponentProps) {
  const { corrections, older } = loaderData
  const { ask, dialog } = useDeletion(deletionQuestion)
  useErrorToast(actionData)
  return (
    <>
      <PageTitle title="Corrections" />
      <p className="-mt-2 mb-4 text-quiet">
        Readers find them at <a href="/corrections">/corrections</a>. Add one on the page of a news link or of
        a story.
      </p>
      <CorrectionTable corrections={corrections} onDelete={ask} />
      <OlderLink to={older} />
      {dialog}
    </>
  )
}

function cutHeadline(correction: EditedCorrection): EditedCorrection {
  return { ...correction, headline: cutForList(correction.headline) }
}
