import { isUuid } from '../../../domain/is-uuid.ts'
import { countQueue, listEntryStates } from '../../../domain/queue/queue-queries.ts'
import { pageContext } from '../../../http/page-context.ts'
import { toShownState } from '../decide/decision-words.ts'
import type { ShownState } from '../state/decision-answer.ts'
import { readQueueFilter, readQueueKey } from '../state/read-queue-filter.ts'
import type { Route } from './+types/live'
import { countWaiting } from './count-waiting.ts'

/** What an open page of the queue does not know yet: how many came on top, and what became of the entries it shows. */
export type QueueNews = { waiting: string; newer: number; states: ShownState[] }

// Nobody brings in more at once; beyond it the line says "99+".
const newerMax = 99
const idsMax = 200

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, now } = context.get(pageContext)
  const { searchParams } = new URL(request.url)
  const filter = readQueueFilter(searchParams, now)
  const above = readQueueKey(searchParams.get('above'))
  const ids = searchParams.getAll('id').filter(isUuid).slice(0, idsMax)
  const [waiting, newer, states] = await Promise.all([
    countWaiting(db, now),
    above ? countQueue(db, { filter, now, above, most: newerMax }) : 0,
    ids.length > 0 ? listEntryStates(db, ids) : [],
  ])
  const news: QueueNews = { waiting, newer, states: states.map(state => toShownState(state, now)) }
  return Response.json(news)
}
