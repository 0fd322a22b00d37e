import { redirect } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { correctionsPageSize } from '../../domain/corrections/correction.ts'
import { type EditedCorrection, listEditedCorrections } from '../../domain/corrections/correction-queries.ts'
import { deleteCorrection } from '../../domain/corrections/write-correction.ts'
import { pageContext } from '../../http/page-context.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import { readPageKey, writePageKey } from '../../search/page-key.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/correction-desk.ts'
import { readFormTexts } from '../forms/read-form.ts'
import { PageTitle } from '../frame/page-title.tsx'
import { editorContext } from '../frame/require-role.ts'
import { titled } from '../frame/titled.ts'
import { OlderLink } from '../lists/older-link.tsx'
import { useDeletion } from '../lists/use-deletion.tsx'
import { noticeCookie } from '../notices/notice.ts'
import { savedOr } from '../notices/saved-or.ts'
import { useErrorToast } from '../notices/use-error-toast.ts'
import { cutForList } from '../widgets/cut-for-list.ts'
import type { Route } from './+types/list'
import { CorrectionTable } from './correction-table.tsx'

export const handle = { role: 'editor' } satisfies RouteHandle

export const meta: Route.MetaFunction = titled(words.title)

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
  const { by } = context.get(editorContext)
  const { id = '' } = await readFormTexts(request)
  const deleted = await deleteCorrection(db, { id, by, now })
  const notice = deleted.ok ? noticeCookie('correction-deleted', origin, deleted.batchId) : null
  return redirect(adminPath('/corrections'), notice ? { headers: { 'set-cookie': notice } } : undefined)
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return savedOr(language => ({ message: words.notDeleted(language) }), serverAction)
}

export default function CorrectionList({ loaderData, actionData }: Route.ComponentProps) {
  const language = useLanguage()
  const { corrections, older } = loaderData
  const { ask, dialog } = useDeletion((correction: EditedCorrection) => words.deletion(language, correction))
  useErrorToast(actionData)
  return (
    <>
      <PageTitle title={words.title(language)} />
      <p className="-mt-2 mb-4 text-quiet">
        {words.listAbout(language, {
          page: text => (
            <a key="page" href="/corrections">
              {text}
            </a>
          ),
        })}
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
