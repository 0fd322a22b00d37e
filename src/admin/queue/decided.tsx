import { data, Link, useFetcher } from 'react-router'
import { listDecided } from '../../domain/queue/decided-queries.ts'
import { returnEntries } from '../../domain/queue/return-entries.ts'
import { pageContext } from '../../http/page-context.ts'
import { readPostedForm } from '../../http/posted-form.ts'
import { relativeTime } from '../../ui/relative-time.ts'
import type { ShownNotice } from '../notice.ts'
import { Button } from '../parts/button.tsx'
import { HistoryLink } from '../parts/history-link.tsx'
import { OlderLink } from '../parts/older-link.tsx'
import { OutsideLink } from '../parts/outside-link.tsx'
import { cellClass, RecordTable, titleCellClass } from '../parts/record-table.tsx'
import { useNoticeToast } from '../parts/use-notice-toast.ts'
import { adminContext } from '../require-admin.ts'
import type { Route } from './+types/decided'
import { QueueHead } from './queue-head.tsx'
import { readQueueKey, writeQueueKey } from './read-queue-filter.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Decided' }]

const entriesOfPage = 50

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, now } = context.get(pageContext)
  const { searchParams } = new URL(request.url)
  const key = readQueueKey(searchParams.get('after'))
  const only = searchParams.get('only')
  const status = only === 'published' || only === 'rejected' ? only : null
  const after = key && { decidedAt: key.queuedAt, id: key.id }
  const { entries, next } = await listDecided(db, { filter: { status }, after, limit: entriesOfPage })
  if (next) searchParams.set('after', writeQueueKey({ queuedAt: next.decidedAt, id: next.id }))
  return {
    status,
    rows: entries.map(entry => ({ ...entry, when: relativeTime(entry.decidedAt, now) })),
    nextSearch: next ? `?${searchParams}` : null,
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, now } = context.get(pageContext)
  const { by } = context.get(adminContext)
  const ids = (await readPostedForm(request)).getAll('id').map(String)
  const returned = await returnEntries(db, { ids, by, now })
  const common = { isSaved: false, undoBatchId: returned.ok ? returned.batchId : null }
  if (returned.ok) {
    const notice: ShownNotice = { ...common, title: 'Returned', text: 'It waits again.', tone: 'success' }
    return data({ notice })
  }
  const text =
    returned.reason === 'waits-already'
      ? 'Its article waits in the queue already.'
      : 'It was changed since and is not for the queue any more.'
  const notice: ShownNotice = { ...common, title: 'Error', text, tone: 'error' }
  return data({ notice }, { status: 409 })
}

const choices = [
  { only: null, label: 'All' },
  { only: 'published', label: 'Published' },
  { only: 'rejected', label: 'Rejected' },
] as const

export default function Decided({ loaderData }: Route.ComponentProps) {
  const { rows, status, nextSearch } = loaderData
  return (
    <>
      <QueueHead view="decided" />
      <nav aria-label="Decisions" className="mb-3 flex gap-4 text-sm">
        {choices.map(({ only, label }) => (
          <Link
            key={label}
            to={only ? `?only=${only}` : '/admin/queue/decided'}
            aria-current={only === status ? 'page' : undefined}
            className="text-accent max-sm:py-3 aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:no-underline"
          >
            {label}
          </Link>
        ))}
      </nav>
      <RecordTable
        heads={['Headline', 'Source', 'Decision', 'When', 'Actions']}
        empty="Nothing was decided. What you accept or reject in the queue will be listed here."
      >
        {rows.map(row => (
          <DecidedRow key={row.id} row={row} />
        ))}
      </RecordTable>
      <OlderLink to={nextSearch} />
    </>
  )
}

type Row = Route.ComponentProps['loaderData']['rows'][number]

function DecidedRow({ row }: { row: Row }) {
  const fetcher = useFetcher<typeof action>()
  useNoticeToast(fetcher.data?.notice ?? null)
  const { id, title, url, source, language, status, decidedBy, reason, decidedAt, when } = row
  const verb = status === 'published' ? 'Published' : 'Rejected'
  return (
    <tr>
      <td className={`${titleCellClass} max-w-md min-w-56`}>
        <OutsideLink url={url} language={language}>
          {title}
        </OutsideLink>
      </td>
      <td className={cellClass}>{source}</td>
      <td className={cellClass}>
        {verb} {decidedBy ? `by ${decidedBy}` : ''}
        {reason ? <span className="block text-xs text-quiet">{reason}</span> : null}
      </td>
      <td className={`${cellClass} whitespace-nowrap`}>
        <time dateTime={decidedAt.toISOString()}>{when}</time>
      </td>
      <td className={`${cellClass} whitespace-nowrap`}>
        <fetcher.Form method="post" className="-ml-2 inline">
          <input type="hidden" name="id" value={id} />
          <Button
            type="submit"
            tone="quiet"
            disabled={fetcher.state !== 'idle'}
            aria-label={`Return ${title} to the queue`}
          >
            Return to queue
          </Button>
        </fetcher.Form>
        <HistoryLink id={id} tone="quiet" />
      </td>
    </tr>
  )
}
