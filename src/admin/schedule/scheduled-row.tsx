import { useFetcher } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import type { Act } from '../../domain/schedule/carry-out-due.ts'
import type { ScheduledAct } from '../../domain/schedule/list-scheduled.ts'
import { cellClass, titleCellClass } from '../lists/record-table.tsx'
import type { ShownNotice } from '../notices/notice.ts'
import { useNoticeToast } from '../notices/use-notice-toast.ts'
import { Button } from '../widgets/button.tsx'
import { ButtonLink } from '../widgets/button-link.tsx'
import { LocalTime } from '../widgets/local-time.tsx'
import { InstantField } from './instant-field.tsx'

const words: Record<Act, { does: string; now: string; cancel: string }> = {
  'publish-link': { does: 'Publish', now: 'Publish now', cancel: 'Back to queue' },
  'take-down-link': { does: 'Take down', now: 'Take down now', cancel: 'Keep it' },
  'publish-page': { does: 'Publish page', now: 'Publish now', cancel: 'Drop it' },
  'take-down-page': { does: 'Take down page', now: 'Take down now', cancel: 'Keep it' },
}

export function ScheduledRow({ row }: { row: ScheduledAct }) {
  const { act, title, source, at, takeDownAt } = row
  return (
    <tr>
      <td className={`${cellClass} whitespace-nowrap`}>
        <LocalTime at={at} />
        <span className="block text-xs text-quiet">{act === 'begin-pin' ? 'Pin' : words[act].does}</span>
      </td>
      <td className={`${titleCellClass} max-w-md wrap-anywhere`}>
        {title}
        <span className="block text-xs font-normal text-quiet">
          {source}
          {takeDownAt ? (
            <>
              {act === 'begin-pin' ? ', until ' : ', taken down '}
              <LocalTime at={takeDownAt} />
            </>
          ) : null}
        </span>
      </td>
      <td className={cellClass}>
        {act === 'begin-pin' ? (
          <ButtonLink to={adminPath('/front')}>Front page</ButtonLink>
        ) : (
          <ScheduleForm row={row} act={act} />
        )}
      </td>
    </tr>
  )
}

function ScheduleForm({ row: { id, version, title, at }, act }: { row: ScheduledAct; act: Act }) {
  const fetcher = useFetcher<{ notice: ShownNotice }>()
  useNoticeToast(fetcher.data?.notice ?? null)
  const { now, cancel } = words[act]
  const buttons = [
    { change: 'time', label: 'Change time' },
    { change: 'now', label: now },
    { change: 'cancel', label: cancel },
  ]
  return (
    <fetcher.Form method="post" className="flex flex-wrap items-center gap-2">
      <input type="hidden" name="act" value={act} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
      <InstantField at={at} label={`New time: ${title}`} />
      {buttons.map(({ change, label }) => (
        <Button
          key={change}
          type="submit"
          name="change"
          value={change}
          tone={change === 'time' ? 'plain' : 'quiet'}
          disabled={fetcher.state !== 'idle'}
          aria-label={`${label}: ${title}`}
        >
          {label}
        </Button>
      ))}
    </fetcher.Form>
  )
}
