import { data } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { actorName } from '../../domain/accounts/actor-name.ts'
import { readPageKey, writePageKey } from '../../domain/fields/page-key.ts'
import { isUuid } from '../../domain/fields/record-id.ts'
import { findBatch } from '../../domain/revisions/batch-queries.ts'
import { nameUntitled } from '../../domain/revisions/name-references.ts'
import { listActivity } from '../../domain/revisions/revision-queries.ts'
import { hiddenRecords, mayUndo } from '../../domain/revisions/revision-roles.ts'
import { pageContext } from '../../http/page-context.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/activity-desk.ts'
import { PageTitle, titleMeta } from '../frame/page-title.tsx'
import { editorContext } from '../frame/require-role.ts'
import { OlderLink } from '../lists/list-filters.tsx'
import { UndoButton } from '../notices/undo-button.tsx'
import { ButtonLink } from '../widgets/button.tsx'
import { LocalTime } from '../widgets/local-time.tsx'
import type { Route } from './+types/batch'
import { ActivityTable } from './activity-table.tsx'
import { countBatch } from './activity-words.ts'
import { titleStoryBatches, toActivityRow } from './to-activity-row.ts'

export const handle = { role: 'editor' } satisfies RouteHandle

export const meta = titleMeta(words.oneClick)

const rowsShown = 50

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { db, language } = context.get(pageContext)
  const batch = isUuid(params.batch) ? await findBatch(db, params.batch) : null
  const { by } = context.get(editorContext)
  if (!batch || hiddenRecords(by).includes(batch.lead.recordTable)) return data(null, { status: 404 })
  const { batchId, lead, counts, isUndone } = batch
  const after = readPageKey(new URL(request.url).searchParams.get('after'))
  const { revisions, next } = await listActivity(db, { batchId, after, limit: rowsShown })
  const nameOf = await nameUntitled(db, revisions)
  const titles = await titleStoryBatches(db, [batch], language)
  return data({
    title: titles.get(batchId) ?? countBatch(counts, language),
    who: actorName(lead.accountName, language),
    at: lead.at,
    isUndone,
    undoBatchId: !isUndone && mayUndo(lead, by) ? batchId : null,
    rows: revisions.map(revision => toActivityRow(revision, { nameOf, language })),
    older: next ? `${adminPath('/activity/:batch', { batch: batchId })}?after=${writePageKey(next)}` : null,
  })
}

export default function OneClick({ loaderData }: Route.ComponentProps) {
  const language = useLanguage()
  if (!loaderData) {
    return (
      <>
        <PageTitle title={words.oneClick(language)}>
          <ButtonLink to={adminPath('/activity')}>{words.title(language)}</ButtonLink>
        </PageTitle>
        <p className="text-quiet">{words.noRecord(language)}</p>
      </>
    )
  }
  const { title, who, at, isUndone, undoBatchId, rows, older } = loaderData
  return (
    <>
      <PageTitle title={title}>
        <ButtonLink to={adminPath('/activity')}>{words.title(language)}</ButtonLink>
      </PageTitle>
      <div className="mb-4 sm:-mt-2 flex flex-wrap items-center gap-2 text-quiet">
        <p className="m-0">
          {(isUndone ? words.byOneClickTakenBack : words.byOneClick)(language, {
            who,
            when: () => <LocalTime key="when" at={at} />,
          })}
        </p>
        {undoBatchId ? <UndoButton batchId={undoBatchId} /> : null}
      </div>
      <ActivityTable rows={rows} empty={words.nothingOlder(language)} />
      <OlderLink to={older} />
    </>
  )
}
