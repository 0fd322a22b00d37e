import { data } from 'react-router'
import { namePlace, readSlot } from '../../domain/front/place.ts'
import { listScheduled, scheduledMax } from '../../domain/schedule/list-scheduled.ts'
import { pageContext } from '../../http/page-context.ts'
import { bodyBytes, type RouteHandle } from '../../http/route-handle.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as frontWords from '../../words/front-desk.ts'
import * as words from '../../words/schedule-desk.ts'
import { readFormTexts } from '../forms/read-form.ts'
import { editorContext } from '../frame/require-role.ts'
import { titled } from '../frame/titled.ts'
import { RecordTable } from '../lists/record-table.tsx'
import { failedNotice } from '../notices/failed-notice.ts'
import { NoticeWithoutScript } from '../notices/notice-without-script.tsx'
import { savedOr } from '../notices/saved-or.ts'
import { QueueHead } from '../queue/widgets/queue-head.tsx'
import { cutForList } from '../widgets/cut-for-list.ts'
import type { Route } from './+types/scheduled'
import { changePosted } from './change-posted.ts'
import { ScheduledRow } from './scheduled-row.tsx'

export const handle = { role: 'editor', bodyBytesMax: bodyBytes.list } satisfies RouteHandle

export const meta: Route.MetaFunction = titled(words.title)

export async function loader({ context }: Route.LoaderArgs) {
  const { db, now, language, findCategories } = context.get(pageContext)
  const [found, categories] = await Promise.all([listScheduled(db, { now }), findCategories()])
  const placeOf = (slot: string) => {
    const place = namePlace(readSlot(slot)?.place ?? 'lead', { categories, language })
    return frontWords.plannedPlace(language, { place })
  }
  return {
    hasMore: found.length > scheduledMax,
    rows: found.slice(0, scheduledMax).map(row => ({
      ...row,
      title: cutForList(row.title),
      source: row.act === 'begin-pin' ? placeOf(row.source) : row.source,
    })),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, now, language } = context.get(pageContext)
  const { by } = context.get(editorContext)
  const notice = await changePosted(db, { texts: await readFormTexts(request), by, now, language })
  return data({ notice }, { status: notice.tone === 'error' ? 409 : 200 })
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return savedOr(language => ({ notice: failedNotice(words.notChanged(language), language) }), serverAction)
}

export default function Scheduled({ loaderData, actionData }: Route.ComponentProps) {
  const language = useLanguage()
  const { rows, hasMore } = loaderData
  return (
    <>
      <NoticeWithoutScript notice={actionData?.notice ?? null} />
      <QueueHead view="scheduled" />
      <RecordTable
        heads={['when', 'what', 'actions'].map(column => words.heading(language, { column }))}
        empty={words.none(language)}
      >
        {rows.map(row => (
          <ScheduledRow key={`${row.act} ${row.id} ${row.version}`} row={row} />
        ))}
      </RecordTable>
      {hasMore ? <p className="text-quiet">{words.more(language, { count: String(scheduledMax) })}</p> : null}
    </>
  )
}
