import { storableText } from '../../../domain/fields/form-text-schema.ts'
import { readPageKey } from '../../../domain/fields/page-key.ts'
import { isUuid } from '../../../domain/fields/record-id.ts'
import { findEntryMarks, toggleClaim, writeNote } from '../../../domain/queue/entry-mark-queries.ts'
import { countQueue, listEntryStates } from '../../../domain/queue/queue-queries.ts'
import { findEntryStories } from '../../../domain/queue/queue-stories.ts'
import { pageContext } from '../../../http/page-context.ts'
import { readPostedForm } from '../../../http/posted-form.ts'
import type { RouteHandle } from '../../../http/route-handle.ts'
import { editorContext } from '../../frame/require-role.ts'
import { toShownState } from '../decide/decision-words.ts'
import { entriesMax, type QueueNews, statesMax } from '../state/queue-page.ts'
import { readQueueFilter } from '../state/read-queue-filter.ts'
import type { Route } from './+types/live'
import { countWaiting } from './count-waiting.ts'

export const handle = { role: 'editor' } satisfies RouteHandle

/** Marks entries for the other editors: claims or releases them, or stores the posted `note`. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, now } = context.get(pageContext)
  const { by } = context.get(editorContext)
  const form = await readPostedForm(request)
  const ids = form.getAll('id').map(String).filter(isUuid).slice(0, entriesMax)
  const note = form.get('note')
  if (ids.length === 0) return Response.json({ ok: false }, { status: 400 })
  if (typeof note === 'string') await writeNote(db, { ids, note: storableText(note), by, now })
  else await toggleClaim(db, { ids, by, now })
  return Response.json({ ok: true })
}

// Rarely more arrive at a time; beyond this the line says "99+".
const newerMax = 99

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, now, language } = context.get(pageContext)
  const { searchParams } = new URL(request.url)
  const filter = readQueueFilter(searchParams, now)
  const above = readPageKey(searchParams.get('above'))
  const ids = searchParams.getAll('id').filter(isUuid).slice(0, statesMax)
  const [waiting, newer, states] = await Promise.all([
    countWaiting(db, { now, language }),
    above ? countQueue(db, { filter, now, above, most: newerMax }) : 0,
    ids.length > 0 ? listEntryStates(db, ids) : [],
  ])
  const [marks, stories] = await Promise.all([
    findEntryMarks(db, ids, now),
    findEntryStories(db, ids, language),
  ])
  const shown = states.map(state => {
    const one = { ...toShownState(state, { now, language }), mark: marks.get(state.id) ?? null }
    return one.isAway ? one : { ...one, storyTitle: stories.get(state.id)?.title ?? '' }
  })
  const news: QueueNews = { waiting, newer, states: shown }
  return Response.json(news)
}
