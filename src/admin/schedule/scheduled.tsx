import { useState } from 'react'
import { data, Link } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { toLocalInput } from '../../domain/fields/local-time.ts'
import { namePlace, readSlot } from '../../domain/front/places/front-place.ts'
import type { Act } from '../../domain/schedule/carry-out-due.ts'
import {
  isOverdue,
  listScheduled,
  type ScheduledAct,
  scheduledMax,
} from '../../domain/schedule/list-scheduled.ts'
import { pageContext } from '../../http/page-context.ts'
import { bodyBytes, type RouteHandle } from '../../http/route-handle.ts'
import { selectCase } from '../../text/select-case.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as pinWords from '../../words/pins.ts'
import * as words from '../../words/schedule-desk.ts'
import { inputClass } from '../forms/field.tsx'
import { readFormTexts } from '../forms/read-form.ts'
import { titleMeta } from '../frame/page-title.tsx'
import { editorContext } from '../frame/require-role.ts'
import { cellClass, lineCellClass, RecordTable, titleCellClass } from '../lists/record-table.tsx'
import type { ShownNotice } from '../notices/notice.ts'
import { useNoticeToast } from '../notices/notice-toast.tsx'
import { NoticeWithoutScript } from '../notices/notice-without-script.tsx'
import { failedNotice } from '../notices/shown-notice.ts'
import { withFallback } from '../notices/with-fallback.ts'
import { QueueHead } from '../queue/widgets/queue-head.tsx'
import { Button, ButtonLink } from '../widgets/button.tsx'
import { useRowSubmit } from '../widgets/keyboard.ts'
import { LocalTime } from '../widgets/local-time.tsx'
import { truncateForList } from '../widgets/truncate-for-list.ts'
import { useFetcher } from '../widgets/use-fetcher.ts'
import { useIsHydrated } from '../widgets/use-is-hydrated.ts'
import type { Route } from './+types/scheduled'
import { changePosted } from './change-posted.ts'

export const handle = { role: 'editor', bodyBytesMax: bodyBytes.list } satisfies RouteHandle

export const meta: Route.MetaFunction = titleMeta(words.title)

export async function loader({ context }: Route.LoaderArgs) {
  const { db, now, language, findCategories } = context.get(pageContext)
  const [found, categories] = await Promise.all([listScheduled(db, { now }), findCategories()])
  const namePlanned = (slot: string) => {
    const place = readSlot(slot)?.place
    return place ? pinWords.plannedPlace(language, { place: namePlace(place, { categories, language }) }) : ''
  }
  return {
    hasMore: found.length > scheduledMax,
    rows: found.slice(0, scheduledMax).map(row => ({
      ...row,
      isOverdue: isOverdue(row, now),
      title: truncateForList(row.title),
      source: row.act === 'begin-pin' ? namePlanned(row.source) : row.source,
    })),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, now, language } = context.get(pageContext)
  const { by } = context.get(editorContext)
  const notice = await changePosted(db, { texts: await readFormTexts(request), by, now, language })
  return data({ notice }, { status: notice.tone === 'error' ? 409 : 200 })
}

export const clientAction = withFallback(language => ({
  notice: failedNotice(words.notChanged(language), language),
}))

export default function Scheduled({ loaderData, actionData }: Route.ComponentProps) {
  const language = useLanguage()
  const { rows, hasMore } = loaderData
  return (
    <>
      <NoticeWithoutScript notice={actionData?.notice ?? null} />
      <QueueHead view="scheduled" />
      {/* The line of the tabs is also the upper line of an empty list. */}
      <div className={rows.length === 0 ? '*:border-t-0' : undefined}>
        <RecordTable
          heads={(['when', 'what', 'actions'] as const).map(
            column => () => words.heading(language, { column }),
          )}
          empty={words.none(language)}
        >
          {rows.map(row => (
            <ScheduledRow key={`${row.act} ${row.id} ${row.version}`} row={row} />
          ))}
        </RecordTable>
      </div>
      {hasMore ? <p className="text-quiet">{words.more(language, { count: String(scheduledMax) })}</p> : null}
    </>
  )
}

function ScheduledRow({ row }: { row: ScheduledAct & { isOverdue: boolean } }) {
  const language = useLanguage()
  const { act, id, title, source, at, takeDownAt } = row
  const end = act === 'begin-pin' ? words.until : words.takenDown
  return (
    <tr>
      <td className={lineCellClass}>
        <LocalTime at={at} />
        <span className="block text-xs text-quiet">{words.act(language, { act: selectCase(act) })}</span>
        {row.isOverdue ? <span className="block text-xs text-danger">{words.overdue(language)}</span> : null}
      </td>
      <td className={`${titleCellClass} max-w-md wrap-anywhere`}>
        {act === 'publish-page' ? (
          <Link to={adminPath('/queue/scheduled/:id', { id })} className="underline underline-offset-4">
            {title}
          </Link>
        ) : (
          title
        )}
        <span className="block text-xs font-normal text-quiet">
          {takeDownAt
            ? end(language, { source, time: () => <LocalTime key="end" at={takeDownAt} /> })
            : source}
        </span>
      </td>
      <td className={cellClass}>
        {act === 'begin-pin' ? (
          <ButtonLink to={adminPath('/front')}>{words.frontPage(language)}</ButtonLink>
        ) : (
          <ScheduleForm row={row} act={act} />
        )}
      </td>
    </tr>
  )
}

function ScheduleForm({ row: { id, version, title, at }, act }: { row: ScheduledAct; act: Act }) {
  const language = useLanguage()
  const fetcher = useFetcher<{ notice: ShownNotice }>()
  useNoticeToast(fetcher.data?.notice ?? null)
  const { onSubmit, isPosting } = useRowSubmit(fetcher)
  const ofAct = { act: selectCase(act) }
  const buttons = [
    { change: 'time', label: words.changeTime(language) },
    { change: 'now', label: words.now(language, ofAct) },
    { change: 'cancel', label: words.cancel(language, ofAct) },
  ]
  return (
    <fetcher.Form method="post" onSubmit={onSubmit} className="flex flex-wrap items-center gap-2">
      <input type="hidden" name="act" value={act} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
      <InstantField at={at} label={words.newTime(language, { title })} />
      {buttons.map(({ change, label }) => (
        <Button
          key={change}
          type="submit"
          name="change"
          value={change}
          tone={change === 'time' ? 'plain' : 'quiet'}
          isOff={isPosting}
          aria-label={words.buttonLabel(language, { label, title })}
        >
          {label}
        </Button>
      ))}
    </fetcher.Form>
  )
}

/** A time field. It is posted as an instant in `at`; without scripts as local text, which the server reads in India's zone. */
function InstantField({ at, label }: { at: Date; label: string }) {
  const isHydrated = useIsHydrated()
  const [typed, setTyped] = useState<string | null>(null)
  const instant = typed === null ? at : new Date(typed)
  return (
    <>
      <input
        type="datetime-local"
        name={isHydrated ? undefined : 'at'}
        aria-label={label}
        defaultValue={toLocalInput(at)}
        onChange={event => setTyped(event.target.value)}
        suppressHydrationWarning
        className={`${inputClass} max-w-56`}
      />
      {isHydrated ? (
        <input type="hidden" name="at" value={Number.isNaN(instant.getTime()) ? '' : instant.toISOString()} />
      ) : null}
    </>
  )
}
