import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { listCategories } from '../../domain/categories/category-queries.ts'
import type { QueueKey } from '../../domain/queue/queue-entry.ts'
import { countQueue, listQueue, listQueueChoices } from '../../domain/queue/queue-queries.ts'
import { pageContext } from '../../http/page-context.ts'
import { readPostedForm } from '../../http/posted-form.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import * as words from '../../words/queue-page.ts'
import { editorContext } from '../frame/require-role.ts'
import { titled } from '../frame/titled.ts'
import { NoticeWithoutScript } from '../notices/notice-without-script.tsx'
import { useNoticeToast } from '../notices/use-notice-toast.ts'
import type { Route } from './+types/queue'
import { PasteBox } from './bring/paste-box.tsx'
import { carryOutDecision } from './decide/carry-out-decision.ts'
import { tellDecision } from './decide/decision-words.ts'
import { QueueDesk } from './queue-desk.tsx'
import { QueueFilters } from './queue-filters.tsx'
import { readQueueFilter, readQueueKey, writeQueueKey } from './state/read-queue-filter.ts'
import { truncateHeldOf } from './state/truncate-held-of.ts'
import { QueueHead } from './widgets/queue-head.tsx'
import { QueueNow } from './widgets/queue-now.ts'

export const handle = { role: 'editor' } satisfies RouteHandle

export const meta: Route.MetaFunction = titled(words.title)

const entriesOfPage = 50

// Nobody decides more in a sitting; counting to here takes some 10 ms.
const countMax = 9_999

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, now, language } = context.get(pageContext)
  const { searchParams } = new URL(request.url)
  const filter = readQueueFilter(searchParams, now)
  const after = readQueueKey(searchParams.get('after'))
  const [{ entries, next }, categories, choices] = await Promise.all([
    listQueue(db, { filter, now, after, limit: entriesOfPage, language }),
    listCategories(db),
    listQueueChoices(db),
  ])
  const [first] = entries
  const count = async (side: { above: QueueKey } | { below: QueueKey }): Promise<number | null> =>
    countQueue(db, { filter, now, ...side, most: countMax })
  return {
    view: filter.view,
    entries: entries.map(truncateHeldOf),
    next: next && writeQueueKey(next),
    before: after && first ? await count({ above: first }) : 0,
    beyond: next ? await count({ below: next }) : 0,
    pointed: searchParams.get('entry'),
    // Entries after this one are new. A later page, or an empty one, has seen everything up to now.
    top: writeQueueKey((after ? null : first) ?? { queuedAt: now, id: emptyId }),
    categories: categories.map(({ id, name, slug }) => ({ id, name, slug })),
    choices,
    isByStory: filter.sort !== 'outlet' && searchParams.get('stories') !== 'apart',
    now,
  }
}

/** The buttons of the open entry, where no script runs or none yet. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, now, language } = context.get(pageContext)
  const { by } = context.get(editorContext)
  const form = await readPostedForm(request)
  const answer = await carryOutDecision(db, { form, by, now, language })
  const notice = tellDecision(answer, { change: String(form.get('change')), language })
  return data({ notice }, { status: notice.tone === 'error' ? 409 : 200 })
}

/** A further page that does not come leaves the queue as it is, with its decisions; `useNextPage` asks again. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const after = new URL(request.url).searchParams.get('after')
  if (after === null) return serverLoader()
  return serverLoader().catch(() => emptyPage(after))
}

/** Nothing moves under the cursor: what was pasted here is told by the line of new entries, like everything that arrives. */
export function shouldRevalidate({
  formAction,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate && formAction !== adminPath('/queue/add')
}

function emptyPage(after: string): Awaited<ReturnType<typeof loader>> {
  const now = new Date()
  return {
    view: 'waiting',
    entries: [],
    next: after,
    before: null,
    beyond: null,
    pointed: null,
    top: '',
    categories: [],
    choices: { outlets: [], languages: [] },
    isByStory: true,
    now,
  }
}

const emptyId = '00000000-0000-0000-0000-000000000000'

export default function Queue({ loaderData, actionData }: Route.ComponentProps) {
  const { view, categories, choices, now } = loaderData
  const notice = actionData?.notice ?? null
  useNoticeToast(notice)
  return (
    <QueueNow value={now}>
      <NoticeWithoutScript notice={notice} />
      <QueueHead view={view} />
      <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-1">
        <QueueFilters view={view} categories={categories} choices={choices} />
        <PasteBox />
      </div>
      <QueueDesk key={now.getTime()} page={loaderData} />
    </QueueNow>
  )
}
