import { useEffect } from 'react'
import { data } from 'react-router'
import type { Db } from '../../database/connect.ts'
import type { Authorized } from '../../domain/accounts/authorize.ts'
import { changeFront, type FrontRefusal, type Overtaken } from '../../domain/front/change-front.ts'
import { composeFrontPage } from '../../domain/front/compose-front-page.ts'
import { type DraftSubject, pinsMax } from '../../domain/front/front-changes.ts'
import { readFrontMaterial } from '../../domain/front/front-queries.ts'
import { listPlaceVersions } from '../../domain/front/pin-rows.ts'
import { isNextSlot, nameSlot } from '../../domain/front/places/front-place.ts'
import { readFrontChanges } from '../../domain/front/read-front-changes.ts'
import { pageContext } from '../../http/page-context.ts'
import { readPostedForm } from '../../http/posted-form.ts'
import { bodyBytes, type RouteHandle } from '../../http/route-handle.ts'
import type { Language } from '../../text/language.ts'
import { selectCase } from '../../text/select-case.ts'
import * as words from '../../words/front-desk.ts'
import { followWhileVisible } from '../frame/live-events.tsx'
import { titleMeta } from '../frame/page-title.tsx'
import { editorContext } from '../frame/require-role.ts'
import { useReload } from '../frame/use-reload.ts'
import type { ShownNotice } from '../notices/notice.ts'
import { doneNotice, failedNotice } from '../notices/shown-notice.ts'
import { withFallback } from '../notices/with-fallback.ts'
import type { Route } from './+types/front'
import { FrontDesk } from './front-desk.tsx'

// Polls add links all the time, so changes by news alone may show a few seconds late.
const newsAfterMs = 4_000
const soonMs = 100

export const handle = { role: 'editor', bodyBytesMax: bodyBytes.list } satisfies RouteHandle

export const meta: Route.MetaFunction = titleMeta(words.title)

export async function loader({ context }: Route.LoaderArgs) {
  const { changesAt, db, now } = context.get(pageContext)
  const [material, versions] = await Promise.all([readFrontMaterial(db), listPlaceVersions(db)])
  const page = composeFrontPage(material, now)
  if (page.changesAt) changesAt('front', page.changesAt)
  return { material, versions, now, me: context.get(editorContext).session.account.name }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, now, language } = context.get(pageContext)
  const { by } = context.get(editorContext)
  const response = await publishFront(db, { form: await readPostedForm(request), by, now, language })
  return data(response, { status: response.ok ? 200 : 400 })
}

export const clientAction = withFallback(language => ({
  ok: false,
  notice: failedNotice(words.failed(language), language),
}))

/** After a refusal the desk reloads too, so that it lists the pins whose time has passed. */
export function shouldRevalidate(result: { actionStatus?: number; defaultShouldRevalidate: boolean }) {
  return result.actionStatus === 400 || result.defaultShouldRevalidate
}

export default function Front({ loaderData }: Route.ComponentProps) {
  useFrontEvents()
  return <FrontDesk {...loaderData} />
}

/** Reloads the desk when the front page changes: another editor, the end of a pin, news. The changes of this tab stay. */
function useFrontEvents(): void {
  const reload = useReload()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let dueAt = Number.POSITIVE_INFINITY
    const renewIn = (ms: number) => {
      if (performance.now() + ms >= dueAt) return
      dueAt = performance.now() + ms
      clearTimeout(timer)
      timer = setTimeout(() => {
        dueAt = Number.POSITIVE_INFINITY
        void reload()
      }, ms)
    }
    const stop = followWhileVisible('/events', {
      onMessage: change => renewIn(change.startsWith('news:') ? newsAfterMs : soonMs),
      // Also what changed between the loading of the page and the opening of the stream.
      onOpen: () => renewIn(soonMs),
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [reload])
}

/** `gone`: ids of pinned articles and stories that keep the whole draft from being published. */
export type FrontResponse = { ok: boolean; notice: ShownNotice; gone?: string[] }

/** Publishes the `changes` that a desk or a dialog posts. */
async function publishFront(
  db: Db,
  { form, by, now, language }: { form: FormData; by: Authorized; now: Date; language: Language },
): Promise<FrontResponse> {
  const changes = readFrontChanges(String(form.get('changes') ?? ''))
  const result = changes
    ? await changeFront(db, { changes, by, now })
    : { ok: false as const, reason: 'malformed' as const }
  if (!result.ok) {
    const notice = failedNotice(explainFrontProblem(result, language), language)
    return {
      ok: false,
      notice,
      gone: result.reason === 'gone' ? result.subjects.map(({ id }) => id) : [],
    }
  }
  // Malformed changes were refused.
  const isPlan = changes?.sections === null && changes.pins.every(({ place }) => isNextSlot(place))
  const seen = isPlan ? words.readersSeeLater(language) : words.readersSee(language)
  const text = describeOvertaken(result.overtaken, language) || seen
  const title = words.changed(language)
  return { ok: true, notice: doneNotice(text, { title, undoBatchId: result.batchId, language }) }
}

/** '' if no other editor's change was overwritten. */
function describeOvertaken([first, ...others]: Overtaken[], language: Language): string {
  if (!first) return ''
  return words.overtaken(language, { title: first.title, name: first.by, more: others.length })
}

/** Why nothing was published. */
function explainFrontProblem(refusal: FrontRefusal | { reason: 'malformed' }, language: Language): string {
  if (refusal.reason === 'gone') return explainGone(refusal, language)
  const place = refusal.reason === 'past' ? nameSlot(refusal.place, { ...refusal, language }) : ''
  return words.problem(language, { reason: selectCase(refusal.reason), most: pinsMax, place })
}

/** The pages that publish a draft take these pins off it. */
function explainGone(
  { subjects: [first, ...others], isSection }: { subjects: DraftSubject[]; isSection: boolean },
  language: Language,
): string {
  return words.takenOffDraft(language, {
    what: isSection ? 'section' : 'subject',
    title: first?.title || words.untitledPin(language),
    more: others.length,
  })
}
