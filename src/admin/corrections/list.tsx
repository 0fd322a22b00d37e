import { adminPath } from '../../address/admin-path.ts'
import { correctionRecord } from '../../domain/corrections/correction.record.ts'
import { correctionsPerPage } from '../../domain/corrections/correction.ts'
import { type EditedCorrection, listEditedCorrections } from '../../domain/corrections/correction-queries.ts'
import { deleteCorrection } from '../../domain/corrections/write-correction.ts'
import { readPageKey, writePageKey } from '../../domain/news-links/page-key.ts'
import { pageContext } from '../../http/page-context.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import type { Language } from '../../text/language.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/correction-desk.ts'
import { PageTitle } from '../frame/page-title.tsx'
import { titleMeta } from '../frame/title-meta.ts'
import type { Column } from '../lists/column-table.tsx'
import { OlderLink } from '../lists/older-link.tsx'
import { useErrorToast } from '../notices/use-error-toast.ts'
import { keepTyped } from '../records/keep-typed.ts'
import { PlainTable } from '../records/plain-table.tsx'
import { deleteAction } from '../records/save-record.ts'
import { LocalTime } from '../widgets/local-time.tsx'
import { truncateForList } from '../widgets/truncate-for-list.ts'
import type { Route } from './+types/list'

const columns: Column<EditedCorrection>[] = [
  { head: headOf('headline'), cell: ({ headline }) => headline, as: 'title', className: 'max-w-md' },
  {
    head: headOf('correction'),
    cell: ({ text }) => <span className="line-clamp-3">{text}</span>,
    isPlain: true,
    className: 'max-w-md wrap-anywhere',
  },
  { head: headOf('corrected'), cell: ({ createdAt }) => <LocalTime at={createdAt} />, as: 'line' },
]

function headOf(column: string) {
  return (language: Language) => words.heading(language, { column })
}

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

export const action = deleteAction(correctionRecord, deleteCorrection)

export const clientAction = keepTyped(correctionRecord, 'delete')

export default function CorrectionList({ loaderData, actionData }: Route.ComponentProps) {
  const language = useLanguage()
  const { corrections, older } = loaderData
  useErrorToast(actionData ?? undefined)
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
      <PlainTable
        record={correctionRecord}
        rows={corrections}
        columns={columns}
        nameOf={({ headline }) => headline}
        question={words.deletion}
        empty={words.none(language)}
      />
      <OlderLink to={older} />
    </>
  )
}

function cutHeadline(correction: EditedCorrection): EditedCorrection {
  return { ...correction, headline: truncateForList(correction.headline) }
}
