import { data, Form } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { actorName } from '../../domain/accounts/actor-name.ts'
import { isUuid } from '../../domain/fields/record-id.ts'
import { nameReferences } from '../../domain/revisions/name-references.ts'
import type { Revision } from '../../domain/revisions/revision.ts'
import { type FieldChange, listFieldChanges, recordTitle } from '../../domain/revisions/revision-changes.ts'
import { findRecord, findRevision, listRevisionsOf } from '../../domain/revisions/revision-queries.ts'
import { hiddenRecords, mayUndo } from '../../domain/revisions/revision-roles.ts'
import { restoreRevision } from '../../domain/revisions/undo/undo.ts'
import { pageContext } from '../../http/page-context.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/activity-desk.ts'
import { readFormTexts } from '../forms/read-form.ts'
import { PageTitle, titleMeta } from '../frame/page-title.tsx'
import { editorContext } from '../frame/require-role.ts'
import { redirectWithNotice } from '../notices/notice.ts'
import { useErrorToast } from '../notices/notice-toast.tsx'
import { withFallback } from '../notices/with-fallback.ts'
import { Button, ButtonLink } from '../widgets/button.tsx'
import { LocalTime } from '../widgets/local-time.tsx'
import { truncateForList } from '../widgets/truncate-for-list.ts'
import type { Route } from './+types/history'
import { restoreNotice } from './activity-words.ts'
import { HistoryEntry } from './history-entry.tsx'
import { recordAddress } from './record-address.ts'

export const handle = { role: 'editor' } satisfies RouteHandle

export const meta = titleMeta(words.history)

// Older revisions are on the activity page.
const revisionsShown = 50

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, language } = context.get(pageContext)
  const { by } = context.get(editorContext)
  const id = isUuid(params.id) ? params.id : null
  const hidden = hiddenRecords(by)
  const found = id === null ? [] : await listRevisionsOf(db, id, revisionsShown)
  const revisions = found.filter(({ recordTable }) => !hidden.includes(recordTable))
  const [newest] = revisions
  const record = newest ?? (id === null ? null : await findRecord(db, id, { hidden }))
  const nameOf = await nameReferences(db, revisions)
  const knownAs = newest ? nameOf(newest.recordId, newest.at) : null
  const shown = {
    title: record
      ? words.historyOf(language, { title: truncateForList(recordTitle(record, { knownAs, language })) })
      : null,
    // A deleted record cannot be opened.
    href: record?.after ? recordAddress({ table: record.recordTable, id: record.recordId }) : null,
    first: newest && mayUndo(newest, by) ? firstState(revisions) : null,
    entries: revisions.map((revision, index) => ({
      id: revision.id,
      at: revision.at,
      who: actorName(revision.accountName, language),
      did: revision.action,
      changes: listFieldChanges(revision, nameOf, language).map(cutChange),
      isWhole: revision.before === null || revision.after === null,
      // The newest state is the current one, unless the record is gone.
      canRestore: mayUndo(revision, by) && (index > 0 || revision.after === null),
    })),
  }
  return data(shown, record ? undefined : { status: 404 })
}

function cutChange({ field, before, after }: FieldChange): FieldChange {
  const cut = (value: string | Date) => (typeof value === 'string' ? truncateForList(value) : value)
  return { field, before: cut(before), after: cut(after) }
}

/** The state before the first recorded change; null when that change created the record. */
function firstState(revisions: Revision[]): { revisionId: string; at: Date } | null {
  const oldest = revisions.at(-1)
  return oldest?.before && oldest.after ? { revisionId: oldest.id, at: oldest.at } : null
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { db, now, origin } = context.get(pageContext)
  const { by } = context.get(editorContext)
  const { revision: id = '', side } = await readFormTexts(request)
  const revision = isUuid(id) ? await findRevision(db, id) : null
  const isOfThis = revision !== null && revision.recordId === params.id
  const result = isOfThis
    ? await restoreRevision(db, { revision, side: side === 'before' ? side : 'after', by, now })
    : { ok: false as const, reason: 'nothing-to-undo' }
  const to = adminPath('/history/:id', { id: params.id })
  const undoBatchId = result.ok ? result.batchId : undefined
  return redirectWithNotice(to, restoreNotice(result), { origin, undoBatchId })
}

export const clientAction = withFallback(language => ({ message: words.failedToRestore(language) }))

export default function History({ loaderData, actionData }: Route.ComponentProps) {
  const language = useLanguage()
  useErrorToast(actionData)
  const { title, href, entries, first } = loaderData
  if (!title) {
    return (
      <>
        <PageTitle title={words.history(language)} />
        <p className="text-quiet">{words.unknownRecord(language)}</p>
      </>
    )
  }
  return (
    <>
      <PageTitle title={title}>
        {href ? <ButtonLink to={href}>{words.open(language)}</ButtonLink> : null}
      </PageTitle>
      {entries.length === 0 ? <p className="text-quiet">{words.neverChanged(language)}</p> : null}
      <ol className="m-0 list-none divide-y divide-rule border-y border-rule p-0 empty:hidden">
        {entries.map(entry => (
          <HistoryEntry key={entry.id} entry={entry} />
        ))}
        {first ? <FirstState {...first} /> : null}
      </ol>
    </>
  )
}

/** The state of a record before the first change in its history, with a button that restores it. */
function FirstState({ revisionId, at }: { revisionId: string; at: Date }) {
  const language = useLanguage()
  return (
    <li className="flex flex-wrap items-start gap-4 py-4">
      <p className="m-0 min-w-0 flex-1 basis-64 font-medium">
        {words.asBefore(language, { when: () => <LocalTime key="when" at={at} /> })}
      </p>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="revision" value={revisionId} />
        <input type="hidden" name="side" value="before" />
        <Button type="submit">{words.restoreState(language)}</Button>
      </Form>
    </li>
  )
}
