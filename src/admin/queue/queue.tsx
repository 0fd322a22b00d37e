import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import type { TimeKey } from '../../database/slice-page.ts'
import { listCategories } from '../../domain/categories/category-queries.ts'
import { readPageKey, writePageKey } from '../../domain/fields/page-key.ts'
import { nilId } from '../../domain/fields/record-id.ts'
import { countQueue, hasEntries, listQueue, listQueueChoices } from '../../domain/queue/queue-queries.ts'
import { pageContext } from '../../http/page-context.ts'
import { readPostedForm } from '../../http/posted-form.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import * as words from '../../words/queue-page.ts'
import { titleMeta } from '../frame/page-title.tsx'
import { editorContext } from '../frame/require-role.ts'
import { useNoticeToast } from '../notices/notice-toast.tsx'
import { NoticeWithoutScript } from '../notices/notice-without-script.tsx'
import type { Route } from './+types/queue'
import { carryOutDecision } from './decide/carry-out-decision.ts'
import { describeDecision } from './decide/decision-words.ts'
import { QueueDesk } from './queue-desk.tsx'
import { QueueFilters } from './queue-filters.tsx'
import { truncateHeldOf } from './state/entry-headline.ts'
import { countMax, responseMsMax } from './state/queue-page.ts'
import { readQueueFilter } from './state/read-queue-filter.ts'
import { PasteBox } from './submit/paste-box.tsx'
import { QueueNow } from './widgets/entry-times.tsx'
import { QueueHead } from './widgets/queue-head.tsx'

export const handle = { role: 'editor' } satisfies RouteHandle

export const meta: Route.MetaFunction = titleMeta(words.title)

const entriesOfPage = 50

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, now, language } = context.get(pageContext)
  const { searchParams } = new URL(request.url)
  const filter = readQueueFilter(searchParams, now)
  const after = readPageKey(searchParams.get('after'))
  const [{ entries, next, newest }, categories, choices, isUsed] = await Promise.all([
    listQueue(db, { filter, now, after, limit: entriesOfPage, language }),
    listCategories(db),
    listQueueChoices(db),
    hasEntries(db),
  ])
  const [first] = entries
  const count = async (side: { above: TimeKey } | { below: TimeKey }): Promise<number | null> =>
    countQueue(db, { filter, now, ...side, most: countMax })
  // The first page by heat also lists entries from below its end, which are not counted again.
  const countBeyond = async () => {
    if (!next || filter.sort !== 'heat' || after) return next && count({ below: next })
    const all = await countQueue(db, { filter, now, most: countMax })
    return Math.max(0, all - entries.length)
  }
  return {
    view: filter.view,
    entries: entries.map(truncateHeldOf),
    next: next && writePageKey(next),
    before: after && first ? await count({ above: { at: first.queuedAt, id: first.id } }) : 0,
    beyond: next ? await countBeyond() : 0,
    pointed: searchParams.get('entry'),
    // Entries after this key are new, whatever the order. A later page, or an empty one, counts from now.
    top: writePageKey((after ? null : newest) ?? { at: now, id: nilId }),
    categories: categories.map(({ id, name, slug }) => ({ id, name, slug })),
    choices,
    isUsed,
    me: context.get(editorContext).by.name,
    isByStory: filter.sort !== 'outlet' && searchParams.get('stories') !== 'apart',
    now,
  }
}

/** Receives the buttons of the open entry while no script runs. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, now, language } = context.get(pageContext)
  const { by } = context.get(editorContext)
  const form = await readPostedForm(request)
  const response = await carryOutDecision(form, { db, by, now, language })
  const notice = describeDecision(response, { change: String(form.get('change')), language })
  return data({ notice }, { status: notice.tone === 'error' ? 409 : 200 })
}

/** If a further page fails to load or does not arrive, the queue stays as it is, with its decisions; `useNextPage` retries. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const after = new URL(request.url).searchParams.get('after')
  if (after === null) return serverLoader()
  const lost = new Promise<never>((_, reject) => setTimeout(reject, responseMsMax))
  return Promise.race([serverLoader(), lost]).catch(() => emptyPage(after))
}

/**
 * A paste must not move anything under the cursor: it appears in the line of new entries, like every arrival. A published
 * front page changes nothing here.
 */
export function shouldRevalidate({
  formAction,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isApart = formAction === adminPath('/queue/add') || formAction === adminPath('/front')
  return defaultShouldRevalidate && !isApart
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
    isUsed: true,
    me: '',
    isByStory: true,
    now,
  }
}

export default function Queue({ loaderData, actionData }: Route.ComponentProps) {
  const { view, categories, choices, now } = loaderData
  const notice = actionData?.notice ?? null
  useNoticeToast(notice)
  return (
    <QueueNow value={now}>
      <NoticeWithoutScript notice={notice} />
      <QueueHead view={view} />
      <div className="mb-1 flex flex-wrap items-center gap-x-4 gap-y-1">
        <QueueFilters view={view} categories={categories} choices={choices} />
        <PasteBox />
      </div>
      <QueueDesk key={now.getTime()} page={loaderData} />
    </QueueNow>
  )
}
