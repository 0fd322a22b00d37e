import { data } from 'react-router'
import { listDecided } from '../../domain/queue/decided-queries.ts'
import { returnEntries } from '../../domain/queue/return-entries.ts'
import { pageContext } from '../../http/page-context.ts'
import { readPostedForm } from '../../http/posted-form.ts'
import { bodyBytes, type RouteHandle } from '../../http/route-handle.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import { relativeTime } from '../../ui/time/relative-time.ts'
import * as words from '../../words/queue-decisions.ts'
import { editorContext } from '../frame/require-role.ts'
import { titled } from '../frame/titled.ts'
import { nextSearch } from '../lists/next-search.ts'
import { OlderLink } from '../lists/older-link.tsx'
import { RecordTable } from '../lists/record-table.tsx'
import { failedNotice } from '../notices/failed-notice.ts'
import type { ShownNotice } from '../notices/notice.ts'
import { NoticeWithoutScript } from '../notices/notice-without-script.tsx'
import { savedOr } from '../notices/saved-or.ts'
import type { Route } from './+types/decided'
import { DecidedRow } from './decided-row.tsx'
import { readQueueKey, writeQueueKey } from './state/read-queue-filter.ts'
import { ChoiceLinks } from './widgets/choice-links.tsx'
import { QueueHead } from './widgets/queue-head.tsx'

export const handle = { role: 'editor', bodyBytesMax: bodyBytes.list } satisfies RouteHandle

export const meta: Route.MetaFunction = titled(words.decided)

const entriesOfPage = 50

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, now, language } = context.get(pageContext)
  const { searchParams } = new URL(request.url)
  const key = readQueueKey(searchParams.get('after'))
  const only = searchParams.get('only')
  const status = only === 'published' || only === 'rejected' ? only : null
  const after = key && { decidedAt: key.queuedAt, id: key.id }
  const { entries, next } = await listDecided(db, {
    filter: { status },
    after,
    limit: entriesOfPage,
    language,
  })
  return {
    status,
    rows: entries.map(entry => ({ ...entry, when: relativeTime(entry.decidedAt, now, language) })),
    nextSearch: nextSearch(searchParams, next && writeQueueKey({ queuedAt: next.decidedAt, id: next.id })),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, now, language } = context.get(pageContext)
  const { by } = context.get(editorContext)
  const ids = (await readPostedForm(request)).getAll('id').map(String)
  const returned = await returnEntries(db, { ids, by, now })
  const common = { isSaved: false, undoBatchId: returned.ok ? returned.batchId : null }
  if (returned.ok) {
    const notice: ShownNotice = {
      ...common,
      title: words.returned(language),
      text: words.waitsAgain(language),
      tone: 'success',
    }
    return data({ notice })
  }
  const text =
    returned.reason === 'waits-already' ? words.waitsAlready(language) : words.changedSince(language)
  const notice: ShownNotice = { ...common, title: words.error(language), text, tone: 'error' }
  return data({ notice }, { status: 409 })
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return savedOr(language => ({ notice: failedNotice(words.notReturned(language), language) }), serverAction)
}

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
        heads={[words.headline, words.source, words.decision, words.when, words.actions].map(head =>
          head(language),
        )}
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
