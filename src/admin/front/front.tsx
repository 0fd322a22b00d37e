import { useEffect } from 'react'
import { data } from 'react-router'
import { composeFrontPage } from '../../domain/front/compose-front-page.ts'
import { readFrontMaterial } from '../../domain/front/front-queries.ts'
import { listPlaceVersions } from '../../domain/front/pin-rows.ts'
import { pageContext } from '../../http/page-context.ts'
import { readPostedForm } from '../../http/posted-form.ts'
import { bodyBytes, type RouteHandle } from '../../http/route-handle.ts'
import * as words from '../../words/front-desk.ts'
import { followWhileVisible } from '../frame/live-events.tsx'
import { editorContext } from '../frame/require-role.ts'
import { titleMeta } from '../frame/title-meta.ts'
import { useReload } from '../frame/use-reload.ts'
import { failedNotice } from '../notices/shown-notice.ts'
import { withFallback } from '../notices/with-fallback.ts'
import type { Route } from './+types/front'
import { FrontDesk } from './front-desk.tsx'
import { publishFront } from './publish-front.ts'

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
