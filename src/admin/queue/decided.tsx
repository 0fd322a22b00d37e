import { data } from 'react-router'
import { readPageKey, writePageKey } from '../../domain/fields/page-key.ts'
import { type DecidedEntry, listDecided, returnEntries } from '../../domain/queue/decided-entries.ts'
import { pageContext } from '../../http/page-context.ts'
import { readPostedForm } from '../../http/posted-form.ts'
import { bodyBytes, type RouteHandle } from '../../http/route-handle.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import { relativeTime } from '../../ui/time/relative-time.ts'
import * as words from '../../words/queue-decisions.ts'
import * as entryWords from '../../words/queue-entry.ts'
import { titleMeta } from '../frame/page-title.tsx'
import { editorContext } from '../frame/require-role.ts'
import { nextSearch, OlderLink } from '../lists/list-filters.tsx'
import { cellClass, RecordTable } from '../lists/record-table.tsx'
import { NoticeWithoutScript } from '../notices/notice-without-script.tsx'
import { doneNotice, failedNotice } from '../notices/shown-notice.ts'
import { withFallback } from '../notices/with-fallback.ts'
import type { Route } from './+types/decided'
import { headlineOf } from './state/entry-headline.ts'
import { HeadlineCell, WhenCell } from './widgets/entry-cells.tsx'
import { ChoiceLinks, RowActions } from './widgets/list-parts.tsx'
import { QueueHead } from './widgets/queue-head.tsx'

export const handle = { role: 'editor', bodyBytesMax: bodyBytes.list } satisfies RouteHandle

export const meta: Route.MetaFunction = titleMeta(words.decided)

const entriesOfPage = 50

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, now, language } = context.get(pageContext)
  const { searchParams } = new URL(request.url)
  const after = readPageKey(searchParams.get('after'))
  const only = searchParams.get('only')
  const status = only === 'published' || only === 'rejected' ? only : null
  const { entries, next } = await listDecided(db, {
    status,
    after,
    limit: entriesOfPage,
    language,
  })
  return {
    status,
    rows: entries.map(entry => ({ ...entry, when: relativeTime(entry.decidedAt, now, language) })),
    nextSearch: nextSearch(searchParams, next && writePageKey(next)),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, now, language } = context.get(pageContext)
  const { by } = context.get(editorContext)
  const ids = (await readPostedForm(request)).getAll('id').map(String)
  const returned = await returnEntries(db, { ids, by, now })
  if (!returned.ok)
    return data({ notice: failedNotice(refusals[returned.reason](language), language) }, { status: 409 })
  const title = words.returned(language)
  const notice = doneNotice(words.waitsAgain(language), { title, undoBatchId: returned.batchId, language })
  return data({ notice })
}

const refusals = {
  'nothing-to-return': words.changedSince,
  'waits-already': words.waitsAlready,
  'scheduled-already': words.scheduledAlready,
  'published-already': words.publishedSince,
}

export const clientAction = withFallback(language => ({
  notice: failedNotice(words.notReturned(language), language),
}))

export default function Decided({ loaderData, actionData }: Route.ComponentProps) {
  const language = useLanguage()
  const { rows, status, nextSearch } = loaderData
  const choices = [
    { value: null, label: words.all(language) },
    { value: 'published', label: words.fate(language, { fate: 'published' }) },
    { value: 'rejected', label: words.fate(language, { fate: 'rejected' }) },
  ]
  return (
    <>
      <NoticeWithoutScript notice={actionData?.notice ?? null} />
      <QueueHead view="decided" />
      <ChoiceLinks label={words.decisions(language)} name="only" choices={choices} chosen={status} />
      <RecordTable
        heads={[words.headline, words.source, words.decision, words.when, words.actions]}
        empty={words.noneDecided(language)}
      >
        {rows.map(row => (
          <DecidedRow key={row.id} row={row} />
        ))}
      </RecordTable>
      <OlderLink to={nextSearch} />
    </>
  )
}

function DecidedRow({ row }: { row: DecidedEntry & { when: string } }) {
  const language = useLanguage()
  const { id, source, status, decidedBy, reason, decidedAt, when, categoryName, categoryWhy } = row
  const done = status === 'published' ? 'published' : 'rejected'
  return (
    <tr>
      <HeadlineCell entry={row} />
      <td className={`${cellClass} max-w-48 min-w-32 wrap-anywhere stacked:min-w-0 stacked:max-w-none`}>
        <bdi className="line-clamp-3 text-left">{source}</bdi>
      </td>
      <td className={cellClass}>
        {decidedBy
          ? words.fateBy(language, { fate: done, name: decidedBy })
          : words.fate(language, { fate: done })}
        {reason ? <span className="block text-xs text-quiet">{reason}</span> : null}
        {categoryName && categoryWhy ? (
          <span className="block text-xs text-quiet">
            {entryWords.categorySet(language, { category: () => categoryName, why: categoryWhy })}
          </span>
        ) : null}
      </td>
      <WhenCell at={decidedAt} when={when} />
      <td className={cellClass}>
        <RowActions
          id={id}
          posted={{ name: 'id', value: id }}
          text={words.returnToQueue(language)}
          label={words.returnLabel(language, { headline: headlineOf(row, language) })}
        />
      </td>
    </tr>
  )
}
