import { redirect } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { correctionsPerPage } from '../../domain/corrections/correction.ts'
import { type EditedCorrection, listEditedCorrections } from '../../domain/corrections/correction-queries.ts'
import { deleteCorrection } from '../../domain/corrections/write-correction.ts'
import { readPageKey, writePageKey } from '../../domain/news-links/page-key.ts'
import { pageContext } from '../../http/page-context.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/correction-desk.ts'
import { readFormTexts } from '../forms/read-form.ts'
import { PageTitle } from '../frame/page-title.tsx'
import { editorContext } from '../frame/require-role.ts'
import { titleMeta } from '../frame/title-meta.ts'
import { EditAndDelete } from '../lists/edit-and-delete.tsx'
import { OlderLink } from '../lists/older-link.tsx'
import { cellClass, lineCellClass, RecordTable, titleCellClass } from '../lists/record-table.tsx'
import { useDeletion } from '../lists/use-deletion.tsx'
import { noticeCookie } from '../notices/notice.ts'
import { saveWithFallback } from '../notices/save-with-fallback.ts'
import { useErrorToast } from '../notices/use-error-toast.ts'
import { LocalTime } from '../widgets/local-time.tsx'
import { truncateForList } from '../widgets/truncate-for-list.ts'
import type { Route } from './+types/list'

const columns = ['headline', 'correction', 'corrected', 'actions']

export const handle = { role: 'editor' } satisfies RouteHandle

export const meta: Route.MetaFunction = titleMeta(words.title)

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(pageContext)
  const after = readPageKey(new URL(request.url).searchParams.get('after') ?? '')
  const { corrections, next } = await listEditedCorrections(db, { after, limit: correctionsPerPage })
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
  return saveWithFallback(language => ({ message: words.notDeleted(language) }), serverAction)
}

export default function CorrectionList({ loaderData, actionData }: Route.ComponentProps) {
  const language = useLanguage()
  const { corrections, older } = loaderData
  const { open, dialog } = useDeletion((correction: EditedCorrection) => words.deletion(language, correction))
  useErrorToast(actionData)
  return (
    <>
      <PageTitle title={words.title(language)} />
      <p className="mb-4 text-quiet sm:-mt-2">
        {words.listAbout(language, {
          page: text => (
            <a key="page" href="/corrections">
              {text}
            </a>
          ),
        })}
      </p>
      <CorrectionTable corrections={corrections} onDelete={open} />
      <OlderLink to={older} />
      {dialog}
    </>
  )
}

function cutHeadline(correction: EditedCorrection): EditedCorrection {
  return { ...correction, headline: truncateForList(correction.headline) }
}

function CorrectionTable({
  corrections,
  onDelete,
}: {
  corrections: EditedCorrection[]
  onDelete: (correction: EditedCorrection) => void
}) {
  const language = useLanguage()
  const heads = columns.map(column => words.heading(language, { column }))
  return (
    <RecordTable heads={heads} empty={words.none(language)}>
      {corrections.map(correction => (
        <tr key={correction.id}>
          <td className={`${titleCellClass} max-w-md`}>{correction.headline}</td>
          <td className={`${cellClass} max-w-md wrap-anywhere`}>
            <span className="line-clamp-3">{correction.text}</span>
          </td>
          <td className={lineCellClass} data-label={words.heading(language, { column: 'corrected' })}>
            <LocalTime at={correction.createdAt} />
          </td>
          <td className={cellClass}>
            <div className="row-actions">
              <EditAndDelete
                name={correction.headline}
                editPath={adminPath('/corrections/edit/:id', { id: correction.id })}
                question={words.deletion(language, correction)}
                deletion={{ id: correction.id }}
                onDelete={() => onDelete(correction)}
              />
            </div>
          </td>
        </tr>
      ))}
    </RecordTable>
  )
}
