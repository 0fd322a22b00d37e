import { useFetcher } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import type { Act } from '../../domain/schedule/carry-out-due.ts'
import type { ScheduledAct } from '../../domain/schedule/list-scheduled.ts'
import { selectCase } from '../../text/select-case.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/schedule-desk.ts'
import { cellClass, titleCellClass } from '../lists/record-table.tsx'
import type { ShownNotice } from '../notices/notice.ts'
import { useNoticeToast } from '../notices/use-notice-toast.ts'
import { Button } from '../widgets/button.tsx'
import { ButtonLink } from '../widgets/button-link.tsx'
import { LocalTime } from '../widgets/local-time.tsx'
import { InstantField } from './instant-field.tsx'

export function ScheduledRow({ row }: { row: ScheduledAct }) {
  const language = useLanguage()
  const { act, title, source, at, takeDownAt } = row
  const end = act === 'begin-pin' ? words.until : words.takenDown
  return (
    <tr>
      <td className={`${cellClass} whitespace-nowrap`}>
        <LocalTime at={at} />
        <span className="block text-xs text-quiet">{words.act(language, { act: selectCase(act) })}</span>
      </td>
      <td className={`${titleCellClass} max-w-md wrap-anywhere`}>
        {title}
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
  const ofAct = { act: selectCase(act) }
  const buttons = [
    { change: 'time', label: words.changeTime(language) },
    { change: 'now', label: words.now(language, ofAct) },
    { change: 'cancel', label: words.cancel(language, ofAct) },
  ]
  return (
    <fetcher.Form method="post" className="flex flex-wrap items-center gap-2">
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
          disabled={fetcher.state !== 'idle'}
          aria-label={words.buttonLabel(language, { label, title })}
        >
          {label}
        </Button>
      ))}
    </fetcher.Form>
  )
}
