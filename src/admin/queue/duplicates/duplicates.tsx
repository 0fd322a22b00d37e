import { data, Link } from 'react-router'
import { listLearnt, listLedger } from '../../../domain/queue/duplicate-queries.ts'
import { notADuplicate } from '../../../domain/queue/not-a-duplicate.ts'
import { pageContext } from '../../../http/page-context.ts'
import { readPostedForm } from '../../../http/posted-form.ts'
import { exemptAddresses } from '../../../ingest/address/exempt-addresses.ts'
import { droppedParameters } from '../../../ingest/address/explain-address.ts'
import { relativeTime } from '../../../ui/relative-time.ts'
import type { ShownNotice } from '../../notice.ts'
import { OlderLink } from '../../parts/older-link.tsx'
import { RecordTable } from '../../parts/record-table.tsx'
import { adminContext } from '../../require-admin.ts'
import { QueueHead } from '../queue-head.tsx'
import { readQueueKey, writeQueueKey } from '../read-queue-filter.ts'
import type { Route } from './+types/duplicates'
import { DuplicateRow } from './duplicate-row.tsx'
import { readRule, ruleLabels, tellNotADuplicate } from './duplicate-words.ts'
import { LearntExceptions } from './learnt-exceptions.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Duplicates' }]

const entriesOfPage = 50

/** What the rules held or grouped, each with its reason, and what editors said against it. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, now } = context.get(pageContext)
  const { searchParams } = new URL(request.url)
  const rule = readRule(searchParams.get('rule'))
  const after = readQueueKey(searchParams.get('after'))
  const [{ entries, next }, learnt] = await Promise.all([
    listLedger(db, { rule, after, limit: entriesOfPage }),
    after ? [] : listLearnt(db),
  ])
  if (next) searchParams.set('after', writeQueueKey(next))
  return {
    rule,
    rows: entries.map(entry => ({ ...entry, when: relativeTime(entry.at, now) })),
    learnt: learnt.map(exception => ({ ...exception, when: relativeTime(exception.at, now) })),
    nextSearch: next ? `?${searchParams}` : null,
  }
}

/** "Not a duplicate", from here and from the queue. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, now } = context.get(pageContext)
  const { by } = context.get(adminContext)
  const [id = '', version = ''] = String((await readPostedForm(request)).get('entry') ?? '').split(':')
  const result = await notADuplicate(db, {
    ...{ entry: { id, version: Number(version) }, by, now },
    rules: { droppedParameters, exemptAddresses },
  })
  const notice: ShownNotice = {
    title: result.ok ? 'Not a duplicate' : 'Error',
    text: tellNotADuplicate(result),
    tone: result.ok ? 'success' : 'error',
    isSaved: false,
    undoBatchId: result.ok ? result.batchId : null,
  }
  return data({ notice }, { status: result.ok ? 200 : 409 })
}

const choices = [
  { rule: null, label: 'All' },
  ...Object.entries(ruleLabels).map(([rule, label]) => ({ rule, label })),
]

export default function Duplicates({ loaderData }: Route.ComponentProps) {
  const { rows, rule, learnt, nextSearch } = loaderData
  return (
    <>
      <QueueHead view="duplicates" />
      <nav aria-label="Rules" className="mb-3 flex flex-wrap gap-x-4 text-sm sm:gap-y-4">
        {choices.map(choice => (
          <Link
            key={choice.label}
            to={choice.rule ? `?rule=${choice.rule}` : '/admin/queue/duplicates'}
            aria-current={choice.rule === rule ? 'page' : undefined}
            className="text-accent max-sm:py-3 aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:no-underline"
          >
            {choice.label}
          </Link>
        ))}
      </nav>
      <RecordTable
        heads={['Entry', 'Why', 'Came', 'Actions']}
        empty="No rule has held or grouped anything. What comes twice will be listed here, each with its reason."
      >
        {rows.map(row => (
          <DuplicateRow key={row.id} row={row} />
        ))}
      </RecordTable>
      <OlderLink to={nextSearch} />
      <LearntExceptions exceptions={learnt} />
    </>
  )
}
