import { useFetcher } from 'react-router'
import type { DecidedEntry } from '../../domain/queue/decided-queries.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/queue-decisions.ts'
import { cellClass } from '../lists/record-table.tsx'
import type { ShownNotice } from '../notices/notice.ts'
import { useNoticeToast } from '../notices/use-notice-toast.ts'
import { Button } from '../widgets/button.tsx'
import { HistoryLink } from '../widgets/history-link.tsx'
import { headlineOf } from './state/entry-headline.ts'
import { HeadlineCell, WhenCell } from './widgets/entry-cells.tsx'

export function DecidedRow({ row }: { row: DecidedEntry & { when: string } }) {
  const language = useLanguage()
  const fetcher = useFetcher<{ notice: ShownNotice }>()
  useNoticeToast(fetcher.data?.notice ?? null)
  const { id, source, status, decidedBy, reason, decidedAt, when } = row
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
      </td>
      <WhenCell at={decidedAt} when={when} />
      <td className={cellClass}>
        <div className="-ml-2 flex flex-wrap lg:flex-nowrap">
          <fetcher.Form method="post">
            <input type="hidden" name="id" value={id} />
            <Button
              type="submit"
              tone="quiet"
              disabled={fetcher.state !== 'idle'}
              aria-label={words.returnLabel(language, { headline: headlineOf(row, language) })}
            >
              {words.returnToQueue(language)}
            </Button>
          </fetcher.Form>
          <HistoryLink id={id} tone="quiet" />
        </div>
      </td>
    </tr>
  )
}
